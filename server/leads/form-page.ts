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

type Values = Readonly<Record<string, string>>;

/**
 * A built page whose forms with this action contain what was typed. It opens at the
 * first wrong field, or, if none is, at the notice that the form was not sent.
 */
export async function pageWithForm(
  file: SiteFile,
  action: string,
  typed: Values,
  wrong: readonly string[],
): Promise<string> {
  const html = await readWithoutScripts(file);
  return html
    .replace("<title>", "<title>Error: ")
    .replaceAll(/<form\b[^>]*>[\s\S]*?<\/form>/g, (form) =>
      form.includes(`action="${action}"`) ? fillForm(form, typed, wrong) : form,
    );
}

/** A built page with another title and content. */
export async function pageWithText(
  file: SiteFile,
  title: string,
  content: string,
): Promise<string> {
  const html = await readWithoutScripts(file);
  return html
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)}`)
    .replace(
      /(<main\b[^>]*>)[\s\S]*<\/main>/,
      (_, start) => `${String(start)}${content}</main>`,
    );
}

/**
 * A built page without its scripts, which would take the address of the form's
 * receiver for the page's own, and without structured data and canonical URL, which
 * describe another page.
 */
async function readWithoutScripts({ root, path }: SiteFile): Promise<string> {
  const html = await readFile(join(root, path), "utf8");
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="canonical"[^>]*>/, "");
}

function fillForm(
  form: string,
  values: Values,
  wrong: readonly string[],
): string {
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
  return wrong.length === 0
    ? filled.replace(
        /(class="not-sent"[^>]*?) hidden=""/,
        '$1 tabindex="-1" autofocus',
      )
    : filled;
}
