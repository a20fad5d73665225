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
