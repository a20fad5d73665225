type Picture = { image: HTMLImageElement; drawing: HTMLImageElement | null };

/** A photograph from the image host that covers a drawing, or has an empty place. */
function pictureOf(element: unknown): Picture | undefined {
  if (!(element instanceof HTMLImageElement)) return undefined;
  if (!element.matches(".photo[data-hosted]")) return undefined;
  const { parentElement: frame } = element;
  return {
    image: element,
    drawing: frame?.querySelector<HTMLImageElement>(".draw") ?? null,
  };
}

function show({ image, drawing }: Picture): void {
  image.dataset.on = "";
  // The photograph says what is shown.
  if (drawing) drawing.alt = "";
}

function giveUp({ image, drawing }: Picture): void {
  const text = document.createElement("p");
  text.className = "missing";
  text.textContent = image.alt;
  if (drawing) image.remove();
  else image.replaceWith(text);
}

function settle(element: unknown): void {
  const picture = pictureOf(element);
  if (!picture?.image.complete) return;
  if (picture.image.naturalWidth > 0) show(picture);
  else giveUp(picture);
}

/** Shows each photograph from the image host once it has come, and its drawing if it fails. */
export function startPhotographs(): void {
  // Neither event bubbles.
  for (const type of ["load", "error"])
    document.addEventListener(type, ({ target }) => settle(target), {
      capture: true,
    });
  for (const image of document.images) settle(image);
}
