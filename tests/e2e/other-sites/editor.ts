/** What somebody does in the editor, on this computer or for a repository. */
import { expect as soon, type Locator, type Page } from "@playwright/test";

/** The editor reads every file of the content, for which a busy machine wants its time. */
export const expect = soon.configure({ timeout: 60_000 });

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

/** Chooses one of a few, or one of many, whose list opens. */
export async function choose(from: Locator, name: string): Promise<void> {
  const list = from.getByRole("combobox");
  const radio = from.getByRole("radio", { name });
  await expect(list.or(radio)).toBeVisible();
  if ((await list.count()) > 0) await list.click();
  await radio.or(from.page().getByRole("option", { name })).click();
}

export async function deleteEntry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Delete" })
    .click();
}

/** Opens the first section of a kind; returns one of its fields. */
export async function openSection(
  page: Page,
  kind: string,
  name: string,
): Promise<Locator> {
  await part(page, "Sections")
    .getByRole("button", { name: "Expand", exact: true })
    .filter({ hasText: `${kind}: ` })
    .first()
    .click();
  return part(page, name);
}

/** Gives the first package of the services another price. */
export async function changePrice(page: Page): Promise<void> {
  const packages = await openSection(page, "Prices", "Packages");
  await packages.getByRole("button", { name: "Expand All" }).click();
  await field(packages, "From").first().fill("£1,357");
  await save(page);
}

export async function addColleague(page: Page): Promise<void> {
  const members = await openSection(page, "People", "People");
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
