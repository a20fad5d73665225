import { SpriteDrawings } from "./sprite-drawings";

const ID = "sprite";

/**
 * The drawings that are used by reference. They stand in every prerendered
 * page and never change: so the scripts do without them and keep what the page
 * has, should React draw it all anew.
 */
export function Sprite() {
  const native = {
    id: ID,
    className: "visually-hidden",
    "aria-hidden": true,
    focusable: false,
  };
  if (import.meta.env.SSR) {
    return (
      <svg {...native}>
        <SpriteDrawings />
      </svg>
    );
  }
  return <svg {...native} dangerouslySetInnerHTML={{ __html: inPage() }} />;
}

let drawings: string | undefined;

function inPage(): string {
  // oxlint-disable-next-line no-restricted-properties -- it is read, and written by React
  drawings ??= document.getElementById(ID)?.innerHTML ?? "";
  return drawings;
}
