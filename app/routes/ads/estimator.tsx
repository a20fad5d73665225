import type { ComponentProps } from "react";

import { estimator } from "~/content/estimator";
import { Estimator } from "~/sections/ads/estimator/estimator";

type Props = Omit<ComponentProps<typeof Estimator>, "words">;

/** The estimator with its words: a script of its own, fetched when it is near. */
export default function AdsEstimator(props: Props) {
  return <Estimator {...props} words={estimator} />;
}
