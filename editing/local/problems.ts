const box = document.createElement("div");
box.id = "problems";
box.popover = "manual";
box.role = "alert";

/** Shows, above everything, what is wrong with the content since the last change: a line each. */
export function showProblems(lines: string): void {
  document.body.append(box);
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => box.hidePopover());
  const items = lines.split("\n").map((line) => {
    const item = document.createElement("p");
    item.textContent = line;
    return item;
  });
  box.replaceChildren(...items, close);
  box.togglePopover(lines !== "");
}
