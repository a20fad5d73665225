import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { type Tables, timestamp } from "../store/tables.ts";

/** The purposes of the links in messages. */
export type Purpose = "confirm" | "unsubscribe";

/** How long a confirmation link is valid, in ms. */
const VALID_FOR = 7 * 24 * 60 * 60 * 1000;

/** Signs the links in messages to subscribers, and reads them again. */
export class Tokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** With the secret that the database was given when it was made. */
  static async of(db: Kysely<Tables>): Promise<Tokens> {
    const { value } = await db
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", "links")
      .executeTakeFirstOrThrow();
    return new Tokens(value);
  }

  #signature(purpose: Purpose, id: string, expires: string): Buffer {
    return createHmac("sha256", this.#secret)
      .update(`${purpose} ${id} ${expires}`)
      .digest();
  }

  /** A token for a subscription. Those for unsubscribing are valid for ever. */
  sign(purpose: Purpose, id: number, validFor = VALID_FOR): string {
    const expires =
      purpose === "confirm" ? timestamp(validFor).replaceAll(/\D/g, "") : "0";
    const signature = this.#signature(purpose, String(id), expires);
    return `${id}.${expires}.${signature.toString("base64url")}`;
  }

  /** The subscription that a token is for, or undefined if it is not valid. */
  read(purpose: Purpose, token: string): number | undefined {
    const [id = "", expires = "", given = ""] = token.split(".");
    const wanted = this.#signature(purpose, id, expires);
    const signature = Buffer.from(given, "base64url");
    if (
      signature.length !== wanted.length ||
      !timingSafeEqual(signature, wanted)
    )
      return undefined;
    const isValid =
      expires === "0" || expires > timestamp().replaceAll(/\D/g, "");
    return isValid ? Number(id) : undefined;
  }
}

/** The address of a link in a message. */
export const linkOf = (siteUrl: string, purpose: Purpose, token: string) =>
  `${siteUrl}/newsletter/${purpose}?token=${token}`;
