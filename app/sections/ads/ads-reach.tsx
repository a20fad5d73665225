import type { ComponentProps } from "react";

import { useCarried } from "~/features/estimator/carried";
import { WithinReach } from "~/sections/shared/within-reach";

type Props = ComponentProps<typeof WithinReach> & {
  /** What the estimate's fee is called. */
  feeLabel: string;
};

/** The sections of an ads page; its bar takes the visitor's estimate to the form. */
export function AdsReach({ feeLabel, action, ...props }: Props) {
  const carried = useCarried();
  return (
    <WithinReach
      {...props}
      action={carried ? { ...action, to: carried.address } : action}
      sum={carried && `${feeLabel} ${carried.fee}`}
    />
  );
}
