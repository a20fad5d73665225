import type { Estimator } from "~/content/schema/estimator";

/** The build puts the words and prices of all estimators here (build-plugins/content.ts). */
export declare const words: Estimator;
