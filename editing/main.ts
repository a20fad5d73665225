import { randomBytes } from "node:crypto";
import { createServer } from "vite";

import { editing } from "./local/editing.ts";

const token = randomBytes(32).toString("base64url");
const address = `/admin?token=${token}`;

const server = await createServer({
  // Nobody else in the network can reach it.
  server: { host: "localhost", open: address },
  plugins: [editing(token)],
});
await server.listen();
const [origin = ""] = server.resolvedUrls?.local ?? [];
server.config.logger.info(`Edit the website at ${new URL(address, origin)}`);
