const CONTROLS = "input, select, textarea, details";

/**
 * Finds an element of the old HTML in the new: by its id, its name with its value, or its
 * place. Fields of extensions have no place here.
 */
function finderOf(
  island: Element,
  old: Element,
): () => Element | null | undefined {
  if (old.id !== "") return () => document.getElementById(old.id);
  const [name, value] = ["name", "value"].map((key) => old.getAttribute(key));
  if (name && value) {
    const selector = `[name="${name}"][value="${CSS.escape(value)}"]`;
    return () => island.querySelector(selector);
  }
  if (old instanceof HTMLInputElement) return () => undefined;
  const place = [...island.querySelectorAll(old.localName)].indexOf(old);
  return () => island.querySelectorAll(old.localName)[place];
}

/** An element that is not in the page any more still has what was put into it. */
function copyState(old: Element, now: Element): void {
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) {
    now.value = old.value;
    now.checked = old.checked;
  } else if (
    (old instanceof HTMLSelectElement && now instanceof HTMLSelectElement) ||
    (old instanceof HTMLTextAreaElement && now instanceof HTMLTextAreaElement)
  ) {
    now.value = old.value;
  } else if (
    old instanceof HTMLDetailsElement &&
    now instanceof HTMLDetailsElement
  ) {
    now.open = old.open;
  }
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Remembers the controls of an island, and where the focus is.
 *
 * @returns what puts values, choices, selection and focus into the HTML that has taken the
 * place of this, if any has
 */
export function keepControls(island: Element): () => void {
  const controls = Array.from(island.querySelectorAll(CONTROLS), (old) => ({
    old,
    find: finderOf(island, old),
  }));
  const { activeElement: active } = document;
  const focused =
    active && island.contains(active)
      ? { old: active, find: finderOf(island, active) }
      : undefined;
  const selection = isText(active)
    ? ([active.selectionStart, active.selectionEnd] as const)
    : undefined;
  return () => {
    for (const { old, find } of controls) {
      const now = old.isConnected ? undefined : find();
      if (now) copyState(old, now);
    }
    const now = focused?.old.isConnected === false && focused.find();
    if (!(now instanceof HTMLElement)) return;
    now.focus({ preventScroll: true });
    // The fields for e-mail addresses and numbers have no selection.
    if (isText(now) && selection && selection[0] !== null)
      now.setSelectionRange(...selection);
  };
}
