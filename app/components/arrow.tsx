/** The arrow at the end of an action; moves on hover. */
export function Arrow() {
  return (
    <svg className="arrow" aria-hidden="true">
      <use href="#arrow" />
    </svg>
  );
}
