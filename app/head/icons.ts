/** A square icon: where it is served, and how many pixels it is wide. */
export interface Icon {
  readonly src: string;
  readonly size: number;
}

/** The pixel icons; the build draws them from the one in ICON_SOURCE. */
export const ICONS = {
  touch: { src: "/apple-touch-icon.png", size: 180 },
  small: { src: "/icon-192.png", size: 192 },
  large: { src: "/icon-512.png", size: 512 },
  maskable: { src: "/icon-maskable-512.png", size: 512 },
} as const satisfies Record<string, Icon>;

/** Served as it is, and the source of all the others. */
export const ICON_SOURCE = "/icon.svg";

/** For what asks no page: several sizes in one file. */
export const FAVICON = { src: "/favicon.ico", sizes: [16, 32, 48] } as const;

export const MANIFEST = "/site.webmanifest";
