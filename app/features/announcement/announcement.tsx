import { useLocation } from "react-router";

import { ArrowLink } from "~/components/links";
import { RichText } from "~/components/rich-text";
import type { Announcement as Content } from "~/content/schema/announcement";
import { pathOf } from "~/navigation/page-code";

import "./announcement.css";
import { close } from "./closed";

type Props = { content: Content; closeText: string };

/** A bar above the page, which stays closed once a visitor has closed it. */
export function Announcement({ content, closeText }: Props) {
  const { text, link, pages, key } = content;
  const path = pathOf(useLocation().pathname);
  if (pages && !pages.some((page) => page === path)) return null;
  return (
    <div className="announcement">
      <p>
        <RichText text={text} />
      </p>
      {link && <ArrowLink link={link} />}
      <button type="button" onClick={() => close(key)}>
        {closeText}
      </button>
    </div>
  );
}
