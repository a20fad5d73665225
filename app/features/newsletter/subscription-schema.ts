import * as z from "zod/mini";

import { email, visit } from "../leads/visit-schema.ts";

/** A newsletter form as it is sent; browser and server check it with this. */
export const subscriptionSchema = z.object({ email, ...visit });

export type SentSubscription = z.infer<typeof subscriptionSchema>;
