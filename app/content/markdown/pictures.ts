import type { Element } from "hast";
import type { Image, Paragraph } from "mdast";

import { PLAYERS } from "../schema/players.ts";
import {
  ELSEWHERE,
  inImages,
  picture,
  type Picture,
} from "../schema/pictures.ts";
import { unreplacedIn } from "./refused.ts";
import { element, shortLine } from "./elements.ts";
import { MarkdownError } from "./rich-text.ts";

/** A picture of a text, with its caption; the first sentence stands out. */
export type TextImage = {
  picture: Picture;
  caption?: { heading: string; text: string };
};

const keysOf = (name: string, alt: string) =>
  /\.\w+$|^\d+-[\da-f]+$/.test(name)
    ? { photo: name, alt }
    : { drawing: name, drawingAlt: alt };

/** An address of the web has no picture of ours, and a query leads to no file. */
function checkAddress(url: string): void {
  if (url === "")
    throw new MarkdownError(
      "the picture has no name of a file: ![what it shows](van.jpg)",
    );
  if (ELSEWHERE.test(url))
    throw new MarkdownError(
      `the picture ${url.slice(0, 80)} lies elsewhere; save it in content/images, and write its name in place of the address`,
    );
  if (/[?#]/.test(url.replace(/^[\w-]+#[\w-]+$/, "")))
    throw new MarkdownError(
      `the picture ${url} has a ? or #, which no name of a file may have here; write ${url.replace(/[?#].*/s, "")}, or give the file another name`,
    );
}

/** Reads `![what it shows](its name "A caption.")`. @throws {MarkdownError} */
export function imageOf({ url, alt: written, title }: Image): Element {
  checkAddress(url);
  const alt = written?.trim();
  if (!alt)
    throw new MarkdownError(
      `the picture ${url} must say what it shows: ![what it shows](${url})`,
    );
  const [size] = /\|\s*\d+(?:x\d+)?$/.exec(alt) ?? [];
  if (size !== undefined)
    throw new MarkdownError(
      `the picture ${url} has a size, "${size}", which would be read out; take it out: pictures have the size of their place`,
    );
  const unreplaced = unreplacedIn([alt, url, title].join(" "));
  if (unreplaced !== undefined) throw new MarkdownError(unreplaced);
  const keys = keysOf(inImages(url), alt);
  const { data, error } = picture("text").safeParse(keys);
  if (error)
    throw new MarkdownError(
      `the picture ${error.issues.map(({ message }) => message).join(" ")}${"drawing" in keys ? ` A picture of content/images has its ending: ${url}.jpg` : ""}`,
    );
  const caption = title ? captionOf(shortLine(title)) : undefined;
  return {
    ...element("img", {}),
    data: { image: { picture: data, ...(caption && { caption }) } },
  };
}

function captionOf(title: string) {
  const [, heading = title, text = ""] =
    /^(.*?[.!?])(?:\s+(.*))?$/.exec(title) ?? [];
  return { heading, text };
}

/** A film, which is loaded when a visitor asks for it. */
export type Video = {
  service: keyof typeof PLAYERS;
  address: string;
  player: string;
};

const YOUTUBE =
  /^https:\/\/(?:youtu\.be\/|(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/))([\w-]{11})(?:[?&#].*)?$/;
const VIMEO =
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{6,16}))?(?:[?#].*)?$/;

const HOSTS =
  /^(?:https?:\/\/)?(?:\w+\.)?(?:youtu\.be|youtube(?:-nocookie)?\.com|vimeo\.com)\//;

function videoAt(address: string): Video {
  const [, id] = YOUTUBE.exec(address) ?? [];
  if (id !== undefined)
    return {
      service: "YouTube",
      address,
      player: `${PLAYERS.YouTube}/embed/${id}?autoplay=1`,
    };
  const [, number, secret] = VIMEO.exec(address) ?? [];
  if (number === undefined)
    throw new MarkdownError(
      `${address} is no film of YouTube or Vimeo, such as https://youtu.be/aBcDeFgHiJk or https://vimeo.com/123456789`,
    );
  const key = secret === undefined ? "" : `&h=${secret}`;
  return {
    service: "Vimeo",
    address,
    player: `${PLAYERS.Vimeo}/video/${number}?dnt=1&autoplay=1${key}`,
  };
}

/** Reads `[![what it shows](film.jpg)](https://youtu.be/…)`. @throws {MarkdownError} */
export function videoOf({ children }: Paragraph): Element | undefined {
  const [child, ...others] = children;
  if (others.length > 0) return undefined;
  if (child?.type !== "link" || !HOSTS.test(child.url)) return undefined;
  const address = child.url;
  const [image] = child.children;
  if (image?.type !== "image")
    throw new MarkdownError(
      `the film ${address} needs a picture: [![what it shows](film.jpg)](${address}); as a link it stands within a sentence`,
    );
  const video = videoAt(address);
  const shown = imageOf(image);
  return { ...shown, data: { ...shown.data, video } };
}
