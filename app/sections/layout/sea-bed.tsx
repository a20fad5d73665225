/** The edge where every page meets the footer. */
export function SeaBed() {
  return (
    <svg
      className="sea-bed"
      viewBox="0 0 1600 80"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 38s67 0 100 0 67 2 100 2 67-13 100-13 67 1 100 1 67 0 100 0 67-2 100-3 67-3 100-3 67 0 100 0 67 3 100 4 67 2 100 4 67 3 100 3 67-5 100-5 67 4 100 6 67 6 100 6 67 1 100 0 67-2 100-2V80H0Z" />
    </svg>
  );
}
