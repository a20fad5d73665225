/** What somebody does in the editor, on this computer or for a repository. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Signs around a name set its direction of writing apart. */
export const part = (within: Page | Locator, name: string) =>
  within.getByRole("group", { name: new RegExp(`^“\\W?${name}\\W?” Field$`) });

export const field = (within: Page | Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true });

export const save = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true }).click();

/** Adds an entry to a list, which the editor has set when it brings the focus to it. */
export async function addEntry(list: Locator): Promise<void> {
  await list.getByRole("button", { name: /^Add/ }).click();
  await expect(list.locator("button:focus")).not.toHaveAccessibleName(/^Add/);
}

export async function deleteEntry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Delete" })
    .click();
}

/** The sections of a page with all their fields. */
export async function openSections(page: Page): Promise<Locator> {
  const sections = part(page, "Sections");
  await sections.getByRole("button", { name: "Expand All" }).first().click();
  return sections;
}

export async function addColleague(page: Page): Promise<void> {
  const members = part(await openSections(page), "People");
  await addEntry(members);
  await field(members, "Name").last().fill("Ruth Adeyemi");
  await field(members, "Position").last().fill("Head of Content");
  await field(members, "Bio").last().fill("Ruth says: words first.");
  await part(members, "Photo")
    .last()
    .getByRole("button", { name: "Browse" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles("tests/fixtures/photograph.jpg");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog).toBeHidden();
  await field(members, "Alternative text")
    .last()
    .fill("Ruth Adeyemi at her desk");
}

/** The lines that the colleague is in content/pages/about.yaml. */
export const COLLEAGUE = [
  "+      - name: Ruth Adeyemi",
  "+        position: Head of Content",
  '+        bio: "Ruth says: words first."',
  "+        photo: photograph.jpg",
  "+        alt: Ruth Adeyemi at her desk",
];
