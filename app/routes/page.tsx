import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";

import { fallback } from "~/content/fallback";
import { FallbackScreen } from "~/sections/outcome/fallback-screen";

/** The page's place inside the layout: a failure in it leaves the rest standing. */
export default function Page() {
  return <Outlet />;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <FallbackScreen
      content={fallback}
      message={messageOf(error)}
      isNotFound={isRouteErrorResponse(error) && error.status === 404}
    />
  );
}
