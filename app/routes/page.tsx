import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";

import { fallback } from "~/content/fallback";
import {
  errorMessage,
  FallbackScreen,
} from "~/sections/shared/fallback-screen";

/** The page's place inside the layout: a failure in it leaves the rest standing. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <FallbackScreen
      content={fallback}
      message={errorMessage(error)}
      isNotFound={isRouteErrorResponse(error) && error.status === 404}
    />
  );
}
