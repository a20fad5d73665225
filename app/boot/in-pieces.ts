import { afterPaint } from "./after-paint";

/** What a page is laid out in: its sections, and the footer. */
const PIECES = "main > *, body > footer";

/** While it has this, a piece out of sight keeps its size (styles/layout.css). */
const HELD = "data-held";

async function release(pieces: readonly Element[]) {
  for (const piece of pieces) {
    piece.removeAttribute(HELD);
    await afterPaint();
  }
}

/**
 * Makes a change for which all text must be laid out anew: at once what is in
 * sight; what is below keeps its size, and follows one piece a frame. So no
 * frame is long.
 */
export async function inPieces(change: () => Promise<void>): Promise<void> {
  const below = Array.from(document.querySelectorAll(PIECES)).filter(
    (piece) => piece.getBoundingClientRect().top > innerHeight,
  );
  for (const piece of below) piece.setAttribute(HELD, "");
  await change();
  void release(below);
}
