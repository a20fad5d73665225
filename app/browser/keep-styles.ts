/**
 * Fetches a stylesheet and leaves it in the document, where it applies to no
 * medium. The router has a followed link wait for its page's stylesheet, even
 * one in the cache, unless the document has an element for it: so that may
 * only be there once the stylesheet has come.
 */
export function keepStyles(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  // oxlint-disable-next-line no-restricted-properties -- a stylesheet needs no consent
  const link = document.createElement("link");
  const keep = { media: "not all", rel: "stylesheet" };
  const onLoad = () => {
    Object.assign(link, keep);
    // Only what is fetched ahead may have it.
    link.removeAttribute("as");
  };
  link.addEventListener("load", onLoad, { once: true });
  document.head.append(
    Object.assign(link, { rel: "preload", as: "style", href }),
  );
}
