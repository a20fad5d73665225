import { Fragment, type ReactNode } from "react";

/**
 * The sections of a page that its file has, in the order of the file
 * (content/section-order.ts).
 *
 * @param parts what shows each
 */
export function inFileOrder<Page extends object>(
  page: Page,
  parts: {
    [Name in keyof Page]?: (section: NonNullable<Page[Name]>) => ReactNode;
  },
): ReactNode[] {
  const shown: ReactNode[] = [];
  for (const name in page) {
    const section = page[name];
    const show = parts[name];
    if (section && show)
      shown.push(<Fragment key={name}>{show(section)}</Fragment>);
  }
  return shown;
}
