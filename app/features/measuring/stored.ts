/**
 * Removes the cookies and the entries of the local storage whose names begin so. Cookies may
 * be the domain's or a parent's.
 */
export function removeStored(start: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(start)) localStorage.removeItem(key);
  const parts = location.hostname.split(".");
  const domains = parts.map(
    (_, index) => `; domain=${parts.slice(index).join(".")}`,
  );
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (!name.startsWith(start)) continue;
    for (const domain of ["", ...domains])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
