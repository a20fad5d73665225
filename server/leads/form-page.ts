import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteFile } from "../site.ts";

/** Escapes a text for HTML, also for attribute values. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** The entities that React writes, so that an option can be found by its text. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** The state of a form that is shown again. */
export interface Typed {
  values: Readonly<Record<string, string>>;
  /** The names of the invalid fields. */
  wrong: readonly string[];
  /** Whether the form could not be stored, so that its notice shows. */
  hasFailed: boolean;
}

/**
 * A built page whose forms with this action contain what was typed. It opens at
 * what is wrong. It has no scripts: they would take the address of the form's
 * receiver for the page's own.
 */
export async function pageWithForm(
  { root, path }: Pick<SiteFile, "root" | "path">,
  action: string,
  typed: Typed,
): Promise<string> {
  const html = await readFile(join(root, path), "utf8");
  return withoutScripts(html)
    .replace("<title>", "<title>Error: ")
    .replaceAll(/<form\b[^>]*>[\s\S]*?<\/form>/g, (form) =>
      form.includes(`action="${action}"`) ? fillForm(form, typed) : form,
    );
}

/** Returns a built page with another heading and text, without scripts. */
export async function pageWithText(
  { root, path }: Pick<SiteFile, "root" | "path">,
  title: string,
  content: string,
): Promise<string> {
  const html = await readFile(join(root, path), "utf8");
  return withoutScripts(html)
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)}`)
    .replace(
      /(<main\b[^>]*>)[\s\S]*<\/main>/,
      (_, start) => `${String(start)}${content}</main>`,
    );
}

/** Removes the structured data and the canonical URL too: they describe another page. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="canonical"[^>]*>/, "");

function fillForm(form: string, { values, wrong, hasFailed }: Typed): string {
  let filled = form;
  const names = new Set([...Object.keys(values), ...wrong]);
  for (const name of names) {
    const value = escapeHtml(values[name] ?? "");
    const control = new RegExp(
      `<(input|select|textarea)\\b([^>]*?) name="${name.replaceAll(/\W/g, "")}"([^>]*?)(/?)>`,
    );
    filled = filled.replace(
      control,
      (_, tag: string, before: string, after: string, end: string) => {
        const state = wrong.includes(name)
          ? ` aria-invalid="true"${name === wrong[0] ? " autofocus" : ""}`
          : "";
        const typed = tag === "input" ? ` value="${value}"` : "";
        const element = `<${tag}${before} name="${name}"${after}${typed}${state}${end}>`;
        // HTML leaves out a line break at the beginning of a text area.
        return tag === "textarea" ? `${element}\n${value}` : element;
      },
    );
    filled = filled.replace(
      `<option>${value}</option>`,
      () => `<option selected>${value}</option>`,
    );
  }
  return hasFailed
    ? filled.replace(
        /(class="not-sent"[^>]*?) hidden=""/,
        '$1 tabindex="-1" autofocus',
      )
    : filled;
}
