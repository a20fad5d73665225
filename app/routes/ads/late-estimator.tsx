import { lazy, Suspense, useEffect, type ComponentProps } from "react";

import { FAILED_CODE_EVENT } from "~/browser/failed-code-event";

import type AdsEstimator from "./estimator";

const ID = "estimate";

const { promise: isWanted, resolve: want } = Promise.withResolvers<undefined>();

/** What the visitor sets must not stand beside figures that do not follow. */
function putAtRest(section: HTMLElement) {
  for (const control of section.querySelectorAll("input")) {
    control.value = control.defaultValue;
    control.disabled = true;
  }
}

const Estimator = lazy(async () => {
  // Until then what is in the page stays as it was sent.
  if (!import.meta.env.SSR) await isWanted;
  try {
    return await import("./estimator");
  } catch {
    window.dispatchEvent(new Event(FAILED_CODE_EVENT));
    const section = document.getElementById(ID);
    if (section) putAtRest(section);
    // Where the page as it was sent is no longer there, it is fetched once more.
    else if (navigator.onLine) window.location.reload();
    return new Promise<never>(() => {});
  }
});

/** Shown where the estimator is not in the page: so it is wanted at once. */
function EstimatorPlace() {
  useEffect(() => want(undefined), []);
  return <div className="section deep estimator-place" />;
}

type Props = Omit<ComponentProps<typeof AdsEstimator>, "id">;

/** The estimator, its script fetched when the visitor comes near or has an estimate. */
export function LateEstimator(props: Props) {
  useEffect(() => {
    const section = document.getElementById(ID);
    if (!section) return undefined;
    if (window.location.search.includes("spend=")) want(undefined);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want(undefined);
      },
      { rootMargin: "100%" },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return (
    <Suspense fallback={<EstimatorPlace />}>
      <Estimator {...props} id={ID} />
    </Suspense>
  );
}
