import type { Config } from "@react-router/dev/config";

import { finishBuild } from "./build-plugins/finish-build.ts";

export default {
  ssr: false,
  // Every static path of routes.ts, and the screen for all the others.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  buildEnd: ({ reactRouterConfig }) =>
    finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
