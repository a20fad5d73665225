/**
 * What a form sends beside its fields, if scripts do not send it: the page, and a
 * field that people cannot see, so that only programs fill it in.
 */
export function SentAlong() {
  return (
    <>
      <input type="hidden" name="page" />
      <span hidden>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </span>
    </>
  );
}
