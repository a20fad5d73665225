import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A followed link is drawn in one go: docs/decisions/010-navigation.md */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
