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
  const text = JSON.stringify(page ?? []);
  return ORIGINS.filter((origin) => text.includes(`"player":"${origin}/`));
};
