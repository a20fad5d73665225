import type { Start } from "./meter";

/** The build puts those of content/measuring.yaml here (build-plugins/content.ts). */
export const otherServices: readonly Start[] = [];
