import { createRoot } from "react-dom/client";

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

const Results = ({ found }: { found: readonly Found[] }) => (
  <ol className="log">
    {found.map(({ url, excerpt, meta }) => (
      <li key={url}>
        <article>
          <div className="what">
            <h3>
              <a href={url}>{meta.title}</a>
            </h3>
            {/* Text of this site, in which Pagefind has marked the words */}
            <p dangerouslySetInnerHTML={{ __html: excerpt }} />
          </div>
        </article>
      </li>
    ))}
  </ol>
);

/** Makes the field search: what is found takes the place of the list. */
export function startSearch(field: HTMLInputElement): void {
  const status = document.querySelector(".search p");
  const place = document.querySelector(".found");
  if (!status || !place) return;
  const root = createRoot(place);
  const list = document.querySelectorAll(".found ~ *");
  let program: Promise<Pagefind> | undefined;

  const show = (message: string, found?: readonly Found[]) => {
    status.textContent = message;
    root.render(found && found.length > 0 && <Results found={found} />);
    for (const each of list)
      each.toggleAttribute("hidden", found !== undefined);
  };

  async function search() {
    const words = field.value.trim();
    if (words === "") return show("");
    const { debouncedSearch } = await (program ??= load());
    const answer = await debouncedSearch(words);
    if (!answer || words !== field.value.trim()) return undefined;
    const { one = "", many = "", none = "" } = field.dataset;
    const count = answer.results.length;
    const message = count === 0 ? none : count === 1 ? one : many;
    const found = answer.results.slice(0, MOST).map(({ data }) => data());
    return show(
      message
        .replace("{words}", () => words)
        .replace("{number}", String(count)),
      await Promise.all(found),
    );
  }

  const answer = () =>
    void search().catch(() => {
      program = undefined;
      show(field.dataset.failed ?? "");
    });
  field.addEventListener("input", answer);
  // What was typed before this code came
  if (field.value !== "") answer();
}
