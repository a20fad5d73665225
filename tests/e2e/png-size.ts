/** "1200x630", as the header of a PNG says it. */
export function pngSize(bytes: Buffer): string {
  const isPng = bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n";
  if (!isPng) throw new Error("not a PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
