import { relative, sep } from "node:path";
import { wrongDirection } from "./import-direction.ts";

interface ModuleNode {
  source: { value: unknown } | null;
  importKind?: "type" | "value";
  exportKind?: "type" | "value";
}

interface RuleContext {
  cwd: string;
  filename: string;
  report(problem: { node: ModuleNode; message: string }): void;
}

const importDirection = {
  create(context: RuleContext) {
    const file = relative(context.cwd, context.filename).replaceAll(sep, "/");
    const check = (node: ModuleNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== "string") return;
      const typeOnly = node.importKind === "type" || node.exportKind === "type";
      const message = wrongDirection({ file, specifier, typeOnly });
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const noReExports = {
  create(context: RuleContext) {
    const report = (node: ModuleNode) => {
      if (!node.source) return;
      const message = "Import it from the file that declares it instead.";
      context.report({ node, message });
    };
    return { ExportNamedDeclaration: report, ExportAllDeclaration: report };
  },
};

/** What the linter's own rules do not cover. */
export default {
  meta: { name: "local" },
  rules: {
    "import-direction": importDirection,
    "no-re-exports": noReExports,
  },
};
