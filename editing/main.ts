import { randomBytes } from "node:crypto";
import { createServer } from "vite";

import { editing } from "./local/editing.ts";

const token = randomBytes(32).toString("base64url");
const address = `/admin?token=${token}`;

const server = await createServer({
  // Nobody else in the network can reach it.
  server: { host: "localhost", open: address },
  plugins: [editing(token, () => ({
  backend: { name: "test-repo" },
  media_folder: "content/images",
  public_folder: "/",
  editor: { preview: false },
  singletons: [
    { name: "company", label: "Company", file: "content/company.yaml", format: "content", fields: [{ name: "text", label: "Text", widget: "text" }] },
  ],
}))],
});
await server.listen();
const [origin = ""] = server.resolvedUrls?.local ?? [];
server.config.logger.info(`Edit the website at ${new URL(address, origin)}`);
