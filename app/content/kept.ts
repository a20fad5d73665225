/**
 * What is made of texts, made once for each: an edit changes one text of the content, and
 * parsing takes most of the time of a reading. Nobody may change what is returned.
 */
export function kept<Texts extends readonly string[], Made>(
  make: (...texts: Texts) => Made,
) {
  const made = new Map<string, Made>();
  return (...texts: Texts): Made => {
    const key = texts.join("\0");
    const found = made.get(key) ?? make(...texts);
    made.set(key, found);
    return found;
  };
}
