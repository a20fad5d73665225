/** The page has the year of its build; specification, section 2: the current one. */
export function startYear(): void {
  const year = document.querySelector(".site-footer .year");
  const now = String(new Date().getFullYear());
  if (year && year.textContent !== now) year.textContent = now;
}
