const box = document.createElement("div");
box.id = "problems";
box.popover = "manual";
box.role = "alert";

const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => {
    const item = document.createElement("p");
    item.textContent = line;
    return item;
  });

/**
 * Shows, above everything, what is wrong with the content since the last change, a line each.
 * What stands below an empty line is about other files, and waits until it is opened.
 */
export function showProblems(lines: string): void {
  document.body.append(box);
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => box.hidePopover());
  const all = lines.split("\n");
  const end = all.includes("") ? all.indexOf("") : all.length;
  const others = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `In other files: ${all.length - end - 1}`;
  others.append(summary, ...paragraphs(all.slice(end + 1)));
  box.replaceChildren(
    ...paragraphs(all.slice(0, end)),
    ...(end < all.length ? [others] : []),
    close,
  );
  box.togglePopover(lines !== "");
}
