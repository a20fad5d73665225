import { once } from "node:events";
import { createServer } from "node:net";

import { portOf } from "../../server/address-fixture.ts";

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  return port;
}
