/** The lead weight at the end of the line. */
export function Plumb() {
  return (
    <svg className="plumb" viewBox="0 0 48 168" aria-hidden="true">
      <path
        fill="var(--signal)"
        d="M24 0a9 9 0 0 1 5.5 16.1L31 24l4 5 7 128c.2 4-3 7-7 8-3-3-7-4.5-11-4.5S16 162 13 165c-4-1-7.2-4-7-8l7-128 4-5 1.5-7.9A9 9 0 0 1 24 0Zm0 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z"
      />
      <path
        d="M19.5 28 17 160M28.5 28 31 160"
        fill="none"
        stroke="var(--bg)"
        strokeOpacity=".45"
        strokeWidth="1.2"
      />
    </svg>
  );
}
