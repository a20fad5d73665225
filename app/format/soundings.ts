/** How deep the chart of the home page is, as in home-hero.css. */
export const CHART_DEPTH = 128;
