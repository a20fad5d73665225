import { ArrowLink } from "~/components/links";
import { RichText } from "~/components/rich-text";
import type { Announcement as Content } from "~/content/schema/layout";

import "./announcement.css";

type Props = { content: Content; closeText: string; path: string };

/** A bar above the page, which announcement.client.ts closes. */
export function Announcement({ content, closeText, path }: Props) {
  const { text, link, pages, key } = content;
  if (pages && !pages.some((page) => page === path)) return null;
  return (
    <div className="announcement">
      <p>
        <RichText text={text} />
      </p>
      {link && <ArrowLink link={link} />}
      <button type="button" className="needs-script" value={key}>
        {closeText}
      </button>
    </div>
  );
}
