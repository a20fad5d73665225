import fallback from "content/fallback.yaml";
import { FallbackScreen } from "~/sections/shared/fallback-screen";

/** The screen for every path without a page, prerendered as 404.html. */
export default function NotFound() {
  return (
    <FallbackScreen
      content={fallback}
      message={fallback.notFound.message}
      isNotFound
    />
  );
}
