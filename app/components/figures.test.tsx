import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { Numeral } from "./figures";

test.each(["63M+", "-40%", "+126%", "5.2x", "£12,400", "7+ years"])(
  "the text of the figure %s is as it is written",
  (value) => {
    const html = renderToString(<Numeral value={value} />);
    expect(html.replaceAll(/<[^>]+>/g, "")).toBe(value);
  },
);
