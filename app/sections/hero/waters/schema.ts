import type { z } from "zod";

import { entry } from "../../../content/schema/entry.ts";
import { money, percent, text } from "../../../content/schema/primitives.ts";
import { template } from "../../../content/schema/templates.ts";
import { formatPence } from "../../../format/numbers.ts";
import { fill } from "../../../format/text.ts";

/** The price of the same click on two networks, which the hero draws as depths. */
export const clickPrices = entry({
  query: text.optional().describe("The search whose click is drawn below."),
  label: template("dearer", "cheaper"),
  dearer: text.describe("The network on which the click costs more."),
  cheaper: text.describe("The network on which it costs less."),
  unit: text.describe('What a price is for: "a click".'),
  price: money.describe("An example of the price on the dearer network."),
  saving: percent.refine(
    (value) => value > 0 && value < 100,
    "must be more than 0% and less than 100%",
  ),
  caption: entry({ heading: text, text: template("dearer") }).optional(),
}).transform(({ label, dearer, cheaper, price, saving, caption, ...rest }) => {
  const lower = Math.round((price * (100 - saving)) / 100);
  const words = { dearer: formatPence(price), cheaper: formatPence(lower) };
  return {
    ...rest,
    label: fill(label, words),
    dearer: { name: dearer, pricePence: price },
    cheaper: { name: cheaper, pricePence: lower },
    caption: caption && {
      heading: caption.heading,
      text: fill(caption.text, { dearer: words.dearer }),
    },
  };
});

export type ClickPrices = z.output<typeof clickPrices>;
