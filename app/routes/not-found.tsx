import { fallback } from "~/content/fallback";
import { FallbackScreen } from "~/sections/shared/fallback-screen";

/** Any address that is no page; prerendered as 404.html. */
export default function NotFound() {
  return (
    <FallbackScreen
      content={fallback}
      message={fallback.notFound.message}
      isNotFound
    />
  );
}
