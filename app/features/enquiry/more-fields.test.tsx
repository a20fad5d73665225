import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { MoreFields } from "./more-fields";

const stateOf = (name: string) => ({ id: name, name, isWrong: false });

test("a choice is sent in the form's words, even if a browser has translated them", () => {
  const question = {
    key: "size",
    label: "Size",
    kind: "choice" as const,
    isRequired: false,
    choices: ["Small & new"],
  };
  expect(
    renderToStaticMarkup(
      <MoreFields questions={[question]} optional="" stateOf={stateOf} />,
    ),
  ).toContain('<option value="Small &amp; new">Small &amp; new</option>');
});
