import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";

import fallback from "content/fallback.yaml";
import {
  errorMessage,
  FallbackScreen,
} from "~/sections/shared/fallback-screen";

/** The parent of all pages: its error boundary keeps the layout around them. */
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
