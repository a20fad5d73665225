import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { requireSite } from "~/content/read-site";

import { EnquiryForm } from "./enquiry-form";

test("a page has no address of a receiver", () => {
  vi.stubGlobal("FORMS_GO_TO", "");
  const site = structuredClone(requireSite("content").site);
  site.content["contact-form"].receivers = { general: "desk@example.com" };
  const html = renderToStaticMarkup(
    <EnquiryForm id="form" options={{}} site={site} />,
  );
  expect(html).not.toContain("desk@example.com");
});
