import { z } from "zod";

/** Sends one command to Firefox and gives its result. */
export type Send = (method: string, params: object) => Promise<unknown>;

export const SET_MEDIA_FEATURES = "emulation.setMediaFeaturesOverride";

const PREFERENCE = "layout.css.prefers-color-scheme.content-override";

/** The preference's own numbers; 2 is what the system says. */
const SCHEMES = { dark: 0, light: 1, none: 2 } as const;

const mediaCommand = z.object({
  params: z.object({
    features: z.object({
      "prefers-color-scheme": z.enum(["dark", "light"]).nullish(),
    }),
  }),
});

const contextTree = z.object({
  contexts: z.array(z.object({ context: z.string() })).min(1),
});

/** Does with a preference, for all pages, what the command would for some. */
export async function setColourScheme(
  command: unknown,
  send: Send,
): Promise<void> {
  const { features } = mediaCommand.parse(command).params;
  const scheme = SCHEMES[features["prefers-color-scheme"] ?? "none"];
  const tree = await send("browsingContext.getTree", { "moz:scope": "chrome" });
  const [browserWindow] = contextTree.parse(tree).contexts;
  await send("script.evaluate", {
    expression: `Services.prefs.setIntPref("${PREFERENCE}", ${scheme})`,
    target: browserWindow,
    awaitPromise: false,
  });
}
