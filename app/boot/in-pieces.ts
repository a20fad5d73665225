import { afterPaint } from "./after-paint";

/** What a page is laid out in: its sections, and the footer. */
const PIECES = "main > *, body > footer";

/** While it has this, a piece out of sight keeps its size (styles/layout.css). */
const HELD = "data-held";

/** What may take the visitor somewhere else on the page. */
const MOVES = ["wheel", "keydown", "pointerdown", "click"] as const;

/**
 * A piece that is jumped to would be seen empty, and then count as one that has
 * moved: the first sign of a move ends it for all.
 */
function releaseAtMoves(pieces: readonly Element[]) {
  const release = () => {
    for (const piece of pieces) piece.removeAttribute(HELD);
  };
  for (const move of MOVES) {
    addEventListener(move, release, {
      once: true,
      passive: true,
      capture: true,
    });
  }
}

async function releaseInTurn(pieces: readonly Element[]) {
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
  releaseAtMoves(below);
  await change();
  void releaseInTurn(below);
}
