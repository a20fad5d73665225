/**
 * The hidden fields of a form that is submitted natively: the page, and a honeypot,
 * which
 * people cannot see and only programs fill in.
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
