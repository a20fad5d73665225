// Runs in the page, in every browser: what must be so wherever it is opened.

/** Elements that reach beyond the view to the right, and so make it scroll. */
export function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((each) => each.getBoundingClientRect().right > clientWidth)
    .map((each) => `${each.localName}.${each.getAttribute("class") ?? ""}`);
}

/** Which of the two is lighter, the page's ground or what is written on it. */
export function lighter(): "ground" | "ink" {
  const { backgroundColor, color } = getComputedStyle(document.body);
  const [ground = NaN, ink = NaN] = [backgroundColor, color].map((each) =>
    Number(/^oklch\(([\d.]+)/.exec(each)?.[1]),
  );
  if (ground === ink || Number.isNaN(ground + ink)) {
    throw new Error(`${color} on ${backgroundColor}`);
  }
  return ground > ink ? "ground" : "ink";
}

/** The page's own faces that its first view needs and that did not come. */
export function missingFaces(): string[] {
  const heading = document.querySelector("h1");
  const link = document.querySelector("nav a");
  const wanted = [heading, link].map((element) => {
    const family = element ? getComputedStyle(element).fontFamily : "";
    return (family.split(",")[0] ?? "").replaceAll(/["']/g, "");
  });
  const loaded = [...document.fonts]
    .filter(({ status }) => status === "loaded")
    .map(({ family }) => family.replaceAll(/["']/g, ""));
  return wanted.filter((family) => !loaded.includes(family));
}

/** For each row of the auction: its rank, and how long its bar is, of the longest's 1. */
export function auctionBars(): { rank: number; bar: number }[] {
  const table = document.querySelector(".auction table");
  if (!table) throw new Error("no auction");
  table.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, width } = table.getBoundingClientRect();
  const rows = [...table.querySelectorAll("tbody tr")];
  const ranks = rows.map(({ children }) => Number(children[3]?.textContent));
  return rows.map((row, place) => {
    // Just above the row's lower edge there is nothing but the bar.
    const y = row.getBoundingClientRect().bottom - 4;
    const isBar = (x: number) =>
      document.elementFromPoint(x, y)?.localName === "th";
    let end = 0;
    while (end < width && isBar(left + end + 0.5)) end += 1;
    const rank = (ranks[place] ?? NaN) / Math.max(...ranks);
    return { rank, bar: end / width };
  });
}
