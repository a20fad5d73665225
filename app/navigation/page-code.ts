import type { ComponentType } from "react";
import { pages } from "virtual:site-pages";

import type { Mark } from "~/format/marks";

/** The pages whose code has come, by their paths. */
const loaded = new Map<string, ComponentType>();

/**
 * The path of a page's address, without a trailing slash: static hosts serve the page
 * /privacy as /privacy/.
 */
export const pathOf = (address: string): string =>
  address.replace(/[?#].*/, "").replace(/(.)\/$/, "$1");

export const isPage = (path: string): boolean => pages.has(path);

/** A page's component; undefined until its code has come. */
export const pageAt = (path: string): ComponentType | undefined =>
  loaded.get(path);

const NONE: readonly Mark[] = [];

/** The marks of a page's sections, from shallow to deep. */
export const marksAt = (path: string): readonly Mark[] =>
  pages.get(path)?.marks ?? NONE;

/** Whether a page is not published; only the development server shows it. */
export const isDraft = (path: string): boolean =>
  pages.get(path)?.isDraft === true;

const loading = new Map<string, Promise<void>>();

/** Loads a page's code, once. A path without a page needs none. */
export function loadPage(path: string): Promise<void> {
  const load = async () => {
    const page = pages.get(path);
    if (page) loaded.set(path, (await page.load()).default);
  };
  const promise = loading.get(path) ?? load();
  loading.set(path, promise);
  return promise;
}
