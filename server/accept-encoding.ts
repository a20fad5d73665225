import { negotiate } from "@fastify/accept-negotiator";

/** The encodings a file may be stored in, the smallest first. */
const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** Something for each encoding that a file is stored in. */
export interface PerEncoding<Stored> {
  readonly br: Stored | undefined;
  readonly gzip: Stored | undefined;
  readonly identity: Stored;
}

/**
 * Which of the stored encodings answers an Accept-Encoding header; `identity`
 * is always possible.
 */
export function chooseEncoding(
  header: string | undefined,
  stored: PerEncoding<unknown>,
): Encoding {
  const possible = encodings.filter((encoding) => stored[encoding]);
  return negotiate(header?.toLowerCase() ?? "", possible) ?? "identity";
}
