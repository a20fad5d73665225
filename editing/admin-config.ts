import type { Backend } from "@sveltia/cms";

import type { Settings } from "../server/settings.ts";
import { editorConfig } from "./config/config.ts";
import { MOST_BYTES } from "./local/endpoint.ts";

type Repository = NonNullable<Settings["editor"]>;

/** The origins of the repositories' hosts, to which the editor connects. */
export const ORIGINS: Readonly<Record<Repository["name"], string>> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com",
};

const configOf = (backend: Backend) => ({
  ...editorConfig(),
  backend,
  app_title: "Edit the website",
  logo: { src: "/icon.svg" },
  // The page itself is beside it.
  editor: { preview: false },
  media_libraries: {
    all: { max_file_size: MOST_BYTES, slugify_filename: true },
    stock_assets: { providers: [] },
  },
});

/** For the working copy: of Sveltia's backends the one that asks for no repository. */
export const localConfig = () => configOf({ name: "test-repo" });

/** For a repository, in which each change waits as a pull request until it is published. */
export const hostedConfig = ({ name, repo, branch, signIn }: Repository) => ({
  ...configOf({
    name,
    repo,
    ...(branch !== undefined && { branch }),
    ...(signIn === undefined
      ? { auth_methods: ["token"] }
      : { base_url: signIn }),
  }),
  publish_mode: "editorial_workflow",
});
