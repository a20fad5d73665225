/** What build-plugins/content.ts makes of the content. */
declare module "virtual:estimator" {
  import type { Estimator } from "~/content/schema/estimator";

  const words: Estimator;
  export default words;
}
