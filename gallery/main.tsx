// First, because it declares the order of the cascade layers.
import "~/styles/root.css";

import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";

import brand from "content/brand.yaml";
import { Sprite } from "~/components/sprite";
import labels from "~/generated/labels.woff2?url";
import text from "~/generated/text.woff2?url";

import type { Room } from "./room";
import "./gallery.css";

const address = new URL(location.href);
const scheme = address.searchParams.get("scheme");

/** Every room by the name of its file. Their styles come after those of root.css. */
const rooms = new Map(
  await Promise.all(
    Object.entries(
      import.meta.glob<Room>("./rooms/*.tsx", { import: "room" }),
    ).map(
      async ([file, load]) =>
        [file.replaceAll(/^.*\/|\.tsx$/g, ""), await load()] as const,
    ),
  ),
);
const room = rooms.get(address.searchParams.get("room") ?? "");

/** Every room and scheme. */
function Contents() {
  return (
    <nav className="gallery-contents" aria-label="Gallery">
      <h1>Gallery</h1>
      <ul>
        {[...rooms.keys()].map((name) => (
          <li key={name}>
            {name}: <a href={`?room=${name}&scheme=light`}>light</a>,{" "}
            <a href={`?room=${name}&scheme=dark`}>dark</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every state of a room's parts, each below its name. */
function Stories() {
  return (
    <MemoryRouter>
      <main id="main">
        {Object.entries(room ?? {}).map(([name, state]) => (
          <div key={name}>
            <p className="gallery-name">{name}</p>
            {state}
          </div>
        ))}
      </main>
    </MemoryRouter>
  );
}

/** Fonts and pictures are there at once, so that a screenshot has them. */
async function settle() {
  const fonts = [
    new FontFace("brand-text", `url(${text})`, { weight: "400" }),
    new FontFace("brand-labels", `url(${labels})`, { weight: "400 700" }),
  ];
  for (const font of fonts) document.fonts.add(await font.load());
  const images = Array.from(document.images);
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode()));
  document.documentElement.dataset.hydrated = "";
  document.documentElement.dataset.settled = "";
}

if (scheme === "light" || scheme === "dark")
  document.documentElement.style.colorScheme = scheme;

const root = document.querySelector("#gallery");
if (root)
  createRoot(root).render(
    <>
      <Sprite duotones={brand.duotones} />
      {room ? <Stories /> : <Contents />}
    </>,
  );
// After the first rendering, whose effects bring the parts into their states.
requestAnimationFrame(() => setTimeout(() => void settle()));
