/**
 * Apart, because it stands in the file that every page loads: of a page that
 * itself imports something later, the router doubts the stylesheets.
 */
export const loadEstimator = () => import("./estimator");
