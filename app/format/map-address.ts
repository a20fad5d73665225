/** A search for a place on OpenStreetMap. */
export const mapAddress = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.replaceAll("\u00a0", " "))}`;
