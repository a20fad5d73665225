import { SpriteDrawings } from "./sprite-drawings";

/** The drawings that are used by reference. */
export function Sprite() {
  return (
    <svg
      id="sprite"
      className="visually-hidden"
      aria-hidden="true"
      focusable="false"
    >
      <SpriteDrawings />
    </svg>
  );
}
