import type { ComponentType } from "react";
import { drafts, pages } from "virtual:site-pages";

import type { Mark } from "~/format/marks";

const loaded = new Map<string, ComponentType>();

/** An address's path without a trailing slash: static hosts serve /privacy as /privacy/. */
export const pathOf = (address: string): string =>
  address.replace(/[?#].*/, "").replace(/(.)\/$/, "$1");

/** Whether the application shows a page. All others are documents: they stay as they are. */
export const isPage = (path: string): boolean => pages.has(path);

/** A page's component; undefined until its code has come. */
export const pageAt = (path: string): ComponentType | undefined =>
  loaded.get(path);

/** The marks of documents, which the build knows and browsers read in the document. */
const ofDocuments = new Map<string, readonly Mark[]>();
const NONE: readonly Mark[] = [];

/** Keeps the marks of a document. */
export function setMarks(path: string, marks: readonly Mark[]): void {
  ofDocuments.set(path, marks);
}

/** The marks of a page's sections, from shallow to deep. */
export const marksAt = (path: string): readonly Mark[] =>
  pages.get(path)?.marks ?? ofDocuments.get(path) ?? NONE;

/** Whether a page is not published; only the development server shows it. */
export const isDraft = (path: string): boolean => drafts.includes(path);

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
