import type { ImageHost } from "../../tests/e2e/image-host.ts";
import { states, type State, type Width } from "./states.ts";

/** A state of a page as one visitor sees it. */
export interface View {
  state: State;
  width: Width;
  scheme: "light" | "dark";
  imageHost: Extract<ImageHost, "working" | "dead">;
}

const WIDTHS = [390, 1280] as const;
const SCHEMES = ["light", "dark"] as const;
const IMAGE_HOSTS = ["working", "dead"] as const;

export function nameOf({ state, width, scheme, imageHost }: View): string {
  const images = imageHost === "dead" ? ", image host dead" : "";
  return `${state.path} ${state.name}, ${width} px, ${scheme}${images}`;
}

/** Each state at each width, in each scheme, with and without photographs. */
export function allViews(): View[] {
  return states.flatMap((state) =>
    (state.widths ?? WIDTHS).flatMap((width) =>
      SCHEMES.flatMap((scheme) =>
        IMAGE_HOSTS.map((imageHost) => ({ state, width, scheme, imageHost })),
      ),
    ),
  );
}

/** Each state once: on a phone, in light, with photographs. */
export function eachStateOnce(): View[] {
  return states.map((state) => ({
    state,
    width: 390,
    scheme: "light",
    imageHost: "working",
  }));
}
