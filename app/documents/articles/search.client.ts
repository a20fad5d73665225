type Found = { url: string; excerpt: string; meta: { title?: string } };

type Pagefind = {
  /** Nothing if another search has begun meanwhile. */
  debouncedSearch: (
    words: string,
  ) => Promise<{ results: { data: () => Promise<Found> }[] } | null>;
};

/** The build writes it: build-plugins/search-index.ts. */
const PROGRAM = "/search/pagefind.js";

async function load(): Promise<Pagefind> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- it is a file of the build
  const program: Pagefind = await import(/* @vite-ignore */ PROGRAM);
  return program;
}

const MOST = 20;

function itemOf(
  template: HTMLTemplateElement,
  { url, excerpt, meta }: Found,
): Node {
  const item = document.importNode(template.content, true);
  const link = item.querySelector("a");
  const text = item.querySelector("p");
  if (link) {
    link.href = url;
    link.textContent = meta.title ?? url;
  }
  // Text of this site, in which Pagefind has marked the words
  if (text) text.innerHTML = excerpt;
  return item;
}

/** Makes the field of the articles search: what is found takes the place of the list. */
export function startSearch(): void {
  const field = document.querySelector<HTMLInputElement>(".search input");
  const status = document.querySelector(".search [role=status]");
  const found = document.querySelector(".found");
  const template = found?.querySelector("template");
  const place = found?.querySelector("ol");
  if (!field || !status || !template || !place) return;
  const list = document.querySelectorAll(".found ~ *");
  let program: Promise<Pagefind> | undefined;

  const show = (message: string, results?: readonly Found[]) => {
    status.textContent = message;
    place.replaceChildren(
      ...(results ?? []).map((each) => itemOf(template, each)),
    );
    place.hidden = place.childElementCount === 0;
    for (const each of list)
      each.toggleAttribute("hidden", results !== undefined);
  };

  async function search(words: string): Promise<void> {
    if (words === "") {
      show("");
      return;
    }
    const { debouncedSearch } = await (program ??= load());
    const answer = await debouncedSearch(words);
    if (!answer || words !== field?.value.trim()) return;
    const { one = "", many = "", none = "" } = field.dataset;
    const count = answer.results.length;
    const message = count === 0 ? none : count === 1 ? one : many;
    const results = answer.results.slice(0, MOST).map(({ data }) => data());
    show(
      message
        .replace("{words}", () => words)
        .replace("{number}", String(count)),
      await Promise.all(results),
    );
  }

  const answer = () =>
    void search(field.value.trim()).catch(() => {
      program = undefined;
      show(field.dataset.failed ?? "");
    });
  field.addEventListener("input", answer);
  // What was typed before this code came
  if (field.value !== "") answer();
}
