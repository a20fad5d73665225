export interface Icon {
  readonly src: string;
  readonly size: number;
}

/** The PNG icons, which the build renders from ICON_SOURCE. */
export const ICONS = {
  touch: { src: "/apple-touch-icon.png", size: 180 },
  small: { src: "/icon-192.png", size: 192 },
  large: { src: "/icon-512.png", size: 512 },
  maskable: { src: "/icon-maskable-512.png", size: 512 },
} as const satisfies Record<string, Icon>;

/** The SVG icon, the source of all other icons. */
export const ICON_SOURCE = "/icon.svg";

/** For browsers that request /favicon.ico without a link; sizes in px. */
export const FAVICON = { src: "/favicon.ico", sizes: [16, 32, 48] } as const;

/** The URL path of the web app manifest. */
export const MANIFEST = "/site.webmanifest";
