import type { Start } from "./services";

/** The build puts those of content/measuring.yaml here (build-plugins/content.ts). */
export const otherServices: readonly Start[] = [];
