import { entry } from "./entry.ts";
import { text, yesNo } from "./primitives.ts";
import { webAddress } from "./contact-details.ts";

/** The services whose films and calendars open in pages, and where they come from. */
export const PLAYERS = {
  YouTube: "https://www.youtube-nocookie.com",
  Vimeo: "https://player.vimeo.com",
  "Cal.com": "https://app.cal.com",
  Calendly: "https://calendly.com",
} as const;

const ORIGINS = Object.values(PLAYERS);

/** The origins of the films and calendars of a page. */
export const playersIn = (page: unknown): string[] => {
  const shown = JSON.stringify(page ?? []);
  return ORIGINS.filter((origin) => shown.includes(`"player":"${origin}/`));
};

const CAL = /^https:\/\/(?:app\.)?cal\.com\/([\w./-]*[\w-])\/?(?:\?.*)?$/;
const CALENDLY = /^https:\/\/calendly\.com\/([\w./-]*[\w-])\/?(?:\?.*)?$/;

/** The page of a service that opens in a page of this site. */
function calendarAt(address: string) {
  const [, cal] = CAL.exec(address) ?? [];
  if (cal !== undefined)
    return {
      service: "Cal.com",
      player: `${PLAYERS["Cal.com"]}/${cal}/embed?embed=`,
    } as const;
  const [, calendly] = CALENDLY.exec(address) ?? [];
  return calendly === undefined
    ? undefined
    : ({
        service: "Calendly",
        player: `${PLAYERS.Calendly}/${calendly}?embed_type=Inline&embed_domain=1`,
      } as const);
}

/** A link to a calendar beside a form, which may open in the page when it is pressed. */
export const booking = entry({
  text,
  address: webAddress,
  opensHere: yesNo
    .optional()
    .describe("Yes if the calendar opens in the page when it is pressed."),
  note: text
    .optional()
    .describe("Small words below it: what pressing it loads, and from where."),
})
  .superRefine(({ address, opensHere, note }, context) => {
    if (!opensHere) return;
    if (!calendarAt(address))
      context.addIssue({
        code: "custom",
        path: ["opensHere"],
        message:
          "is possible for a page of https://cal.com or https://calendly.com only: delete it, and the calendar is a link",
      });
    if (note === undefined)
      context.addIssue({
        code: "custom",
        path: ["note"],
        message:
          "is missing: say what pressing it loads, such as: Opens Calendly here, which then learns your IP address and may store cookies.",
      });
  })
  .transform(({ opensHere, ...rest }) => ({
    ...rest,
    ...(opensHere && calendarAt(rest.address)),
  }));
