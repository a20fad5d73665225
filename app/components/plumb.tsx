/** The lead weight at the end of the line. */
export function Plumb() {
  return (
    <svg className="plumb" viewBox="0 0 48 168" aria-hidden="true">
      <path
        fill="var(--signal)"
        d="M24 0a9 9 0 0 1 5.500 16.100L31 24l4 5 7 128c.2 4-3 7-7 8-3-3-7-4.500-11-4.500S16 162 13 165c-4-1-7.200-4-7-8l7-128 4-5 1.500-7.900A9 9 0 0 1 24 0Zm0 4.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Z"
      />
      <path
        d="M19.500 28 17 160M28.500 28 31 160"
        fill="none"
        stroke="var(--bg)"
        strokeOpacity=".45"
        strokeWidth="1.2"
      />
    </svg>
  );
}
