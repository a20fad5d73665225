import { entry } from "../../content/schema/entry.ts";
import { pictureKeys, withPicture } from "../../content/schema/pictures.ts";
import { list, richText, text } from "../../content/schema/primitives.ts";
import { sampleKeys } from "../../content/schema/shared.ts";
import { frameKeys, headKeys } from "../keys.ts";

const person = entry({
  name: text,
  position: text,
  bio: richText,
  ...pictureKeys("portrait"),
  ...sampleKeys,
}).transform(withPicture("portrait"));

export const people = entry({
  ...frameKeys,
  ...headKeys,
  people: list(person, 1, 40),
}).describe("who works here");
