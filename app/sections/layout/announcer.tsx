import { useNewTitle } from "~/browser/use-new-title";

/**
 * Tells screen readers which page in-app navigation has led to. The focus goes
 * to <main> meanwhile; that has no name, so that nothing is said twice.
 */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useNewTitle()}
    </p>
  );
}
