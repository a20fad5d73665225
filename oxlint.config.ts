import { defineConfig } from "oxlint";

import { walls } from "./oxlint.walls.ts";

const allowed = (files: string[], ...names: string[]) => ({
  files,
  rules: Object.fromEntries(names.map((name) => [name, "off" as const])),
});

const STORAGE = ["localStorage", "sessionStorage", "indexedDB", "cookieStore"];

export default defineConfig({
  ignorePatterns: ["build", "test-results"],
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: "error",
  },
  plugins: [
    "typescript",
    "unicorn",
    "oxc",
    "react",
    "jsx-a11y",
    "import",
    "promise",
  ],
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    eqeqeq: "error",
    "max-lines": ["error", { max: 250 }],
    "no-console": "error",
    "no-param-reassign": "error",
    "no-underscore-dangle": "off",
    "no-var": "error",
    "object-shorthand": "error",
    "prefer-const": "error",
    "prefer-template": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "jsx-a11y/no-noninteractive-element-interactions": [
      "error",
      { handlers: ["onClick", "onKeyDown", "onKeyUp", "onPointerDown"] },
    ],
    "jsx-a11y/prefer-tag-over-role": "off",
    // Safari takes the role from lists whose entries are not list items: grids.
    "jsx-a11y/no-redundant-roles": ["error", { ol: ["list"], ul: ["list"] }],
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "react/button-has-type": "error",
    "react/jsx-no-target-blank": "error",
    "react/jsx-no-useless-fragment": "error",
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-deprecated": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-import-type-side-effects": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-misused-spread": ["error", { allow: ["string"] }],
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "unicorn/prefer-node-protocol": "error",
  },
  overrides: [
    // render.tsx takes the component of a kind from its module.
    allowed(
      ["app/sections/*/*.tsx", "app/documents/*/*.tsx", "*.config.ts"],
      "import/no-default-export",
    ),
    {
      files: ["app/**"],
      rules: {
        "no-restricted-globals": [
          "error",
          ...STORAGE,
          "caches",
          "fetch",
          "XMLHttpRequest",
          "WebSocket",
          "EventSource",
          "Image",
          "Worker",
        ],
        "no-restricted-properties": [
          "error",
          ...STORAGE.map((property) => ({ property })),
          { property: "cookie" },
          { property: "sendBeacon" },
          { property: "fetch" },
          { property: "createElement" },
          { property: "innerHTML" },
        ],
        "react/forbid-elements": [
          "error",
          { forbid: ["script", "iframe", "embed", "object"] },
        ],
      },
    },
    allowed(
      [
        "app/components/photograph.client.ts",
        "app/documents/articles/search.client.ts",
        "app/components/player.client.ts",
        "app/features/announcement/*.ts",
        "app/features/cookie-notice/consent.ts",
        "app/features/enquiry/draft.ts",
        "app/features/enquiry/open-page.ts",
        "app/features/enquiry/sent-draft.client.ts",
        "app/features/forms/arrival.client.ts",
        "app/features/forms/send.ts",
        "app/features/measuring/{services,stored}.ts",
        "app/features/measuring/services/*.ts",
        "app/islands/island.tsx",
        "app/head/**",
        "app/document.tsx",
        "app/start.ts",
        "app/**/*.test.{ts,tsx}",
      ],
      "no-restricted-globals",
      "no-restricted-properties",
      "react/forbid-elements",
    ),
    allowed(
      [
        "scripts/**",
        "audit/**",
        "bench/**",
        "server/main.ts",
        "server/enquiries/command/main.ts",
        "build-plugins/settings.ts",
        "build-plugins/finish-build.ts",
        "tests/unit-setup.ts",
        "app/features/enquiry/contact-form.tsx",
      ],
      "no-console",
    ),
    {
      files: ["server/**"],
      rules: {
        "typescript/no-floating-promises": ["error", { ignoreVoid: false }],
      },
    },
    allowed(
      ["scripts/*.mjs"],
      "typescript/no-unsafe-assignment",
      "typescript/no-unsafe-member-access",
      "typescript/no-unsafe-return",
    ),
    {
      plugins: ["vitest"],
      files: ["**/*.test.{ts,tsx}"],
      rules: {
        "vitest/require-to-throw-message": "off",
        "vitest/expect-expect": [
          "error",
          { assertFunctionNames: ["expect", "expectTold"] },
        ],
      },
    },
    {
      plugins: ["vitest"],
      ...allowed(["tests/browsers/*.test.ts"], "vitest/expect-expect"),
    },
    ...walls,
    allowed(["app/**/*.test.{ts,tsx}", "app/head/**"], "no-restricted-imports"),
    allowed(["**/*.d.ts"], "unicorn/require-module-specifiers"),
  ],
});
