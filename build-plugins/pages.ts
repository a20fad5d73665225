import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import mime from "mime";
import {
  isRunnableDevEnvironment,
  type Connect,
  type Plugin,
  type RunnableDevEnvironment,
} from "vite";

import { readOfferedFiles } from "../app/content/derived/offered-files.ts";
import type * as Renderer from "../app/render.tsx";
import { warnOfContent } from "./content.ts";
import { finishBuild } from "./finish-build.ts";
import { writeFiles, type GeneratedFile } from "./generated-files.ts";
import { pictureFiles } from "./images.ts";
import type * as MetadataFiles from "./metadata-files/metadata-files.ts";
import { CONTENT, readKnown, readValidContent } from "./read-content.ts";
import { siteUrl } from "./settings.ts";
import {
  BUILD,
  CLIENT,
  CLIENT_ENTRY,
  importBuilt,
  METADATA,
  RENDERING,
  SERVER,
  takeAssets,
  writePages,
} from "./write-pages.ts";

function otherFiles({ metadataFiles }: typeof MetadataFiles): GeneratedFile[] {
  const { images } = readValidContent();
  return [
    ...pictureFiles(images),
    ...Array.from(readOfferedFiles(CONTENT).keys(), (name) => ({
      address: `/files/${name}`,
      content: () => readFile(join(CONTENT, "files", name)),
    })),
    ...metadataFiles(siteUrl, readKnown()),
  ];
}

/** What their addresses look like, and few addresses of the application's code. */
const OTHER =
  /^\/(?:(?:files|assets)\/|(?:\.well-known\/)?[\w/-]+\.(?:ico|png|svg|txt|xml|json|webmanifest)$)/;

type Answer = { type: string; body: Buffer | string; status?: number };

async function findFile({ runner }: RunnableDevEnvironment, path: string) {
  if (!OTHER.test(path)) return undefined;
  // First, because stylesheets have the order in which they were first imported.
  await runner.import<typeof Renderer>(`/${RENDERING}`);
  const files = otherFiles(
    await runner.import<typeof MetadataFiles>(`/${METADATA}`),
  );
  const file = files.find(({ address }) => address === path);
  if (!file) return undefined;
  return { type: mime.getType(path) ?? "", body: await file.content() };
}

async function renderNow(
  { runner, moduleGraph }: RunnableDevEnvironment,
  address: string,
): Promise<Answer> {
  const path = address.replace(/(.)\/$/, "$1");
  const { renderPage } = await runner.import<typeof Renderer>(`/${RENDERING}`);
  const known = readKnown();
  const modules = ["/@vite/client", `/${CLIENT_ENTRY}`];
  // The first rendering loads the page's modules, so that their stylesheets are known.
  await renderPage(`/${path.slice(1)}`, known, { modules });
  // Vite's client finds each by its address when it changes.
  const stylesheets = [...moduleGraph.idToModuleMap.values()].flatMap(
    ({ id, url }) => (id?.endsWith(".css") ? url : []),
  );
  const { html, isFound } = await renderPage(`/${path.slice(1)}`, known, {
    stylesheets,
    modules,
  });
  return {
    type: "text/html; charset=utf-8",
    body: html,
    status: isFound ? 200 : 404,
  };
}

function answering(
  find: (path: string) => Promise<Answer | undefined>,
): Connect.NextHandleFunction {
  const answer: (
    ...of: Parameters<Connect.NextHandleFunction>
  ) => Promise<void> = async ({ originalUrl = "/" }, response, next) => {
    try {
      const { pathname } = new URL(originalUrl, "http://localhost");
      const found = await find(pathname);
      if (!found) return next();
      response.statusCode = found.status ?? 200;
      response.setHeader("content-type", found.type);
      response.end(found.body);
    } catch (error) {
      next(error);
    }
  };
  return (...of) => void answer(...of);
}

/** Makes the site: the build all of it, the development server what it is asked for. */
export function pages(): Plugin {
  return {
    name: "pages",
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error("An environment is missing");
      await builder.build(client);
      await builder.build(ssr);
      await takeAssets();
      const { files, hashes } = await writePages();
      const metadata = await importBuilt<typeof MetadataFiles>(METADATA);
      await writeFiles(CLIENT, otherFiles(metadata));
      await finishBuild(BUILD, files, hashes);
      await rm(SERVER, { recursive: true });
      // At the very end, where nothing else that the build prints hides it.
      warnOfContent(builder.config.logger);
    },
    configureServer(server) {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Node must run it");
      const answer = answering((path) => renderNow(ssr, path));
      server.middlewares.use(answering((path) => findFile(ssr, path)));
      // Vite answers for every file of the project: /README.md in the address bar, too.
      server.middlewares.use((request, response, next) => {
        if (request.headers.accept?.includes("text/html"))
          answer(request, response, next);
        else next();
      });
      return () => server.middlewares.use(answer);
    },
    hotUpdate({ file, modules, server }) {
      // A page is made of modules that browsers do not know.
      if (
        this.environment.name === "ssr" &&
        modules.length > 0 &&
        !file.endsWith(".css")
      )
        server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}
