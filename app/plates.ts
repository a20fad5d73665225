/**
 * The drawings in app/plates with their intrinsic width and height in px.
 * "a#b" is the view b of a.svg: the drawings of one section share one request.
 * The build fails when a drawing is missing or has another size.
 */
export const plates = {
  anatomy: [520, 900],
  "b-coldharbour": [116, 40],
  "b-halden-rook": [190, 40],
  "b-marlpit": [112, 40],
  "b-orrin": [96, 40],
  "b-penhale": [110, 40],
  "b-sable-row": [96, 40],
  "b-tidewell": [132, 40],
  "b-vane": [106, 40],
  coil: [2000, 1720],
  "contours-2": [1548, 708],
  contours: [1548, 708],
  crates: [1000, 800],
  facade: [1480, 880],
  "k-display": [560, 250],
  "k-search": [560, 250],
  "k-shopping": [560, 250],
  "k-strategy": [560, 250],
  "m-12": [240, 40],
  "m-124": [240, 37],
  "m-158": [240, 37],
  "m-200": [240, 40],
  "m-35": [240, 40],
  "m-38": [240, 40],
  "m-40": [240, 40],
  "m-63": [240, 40],
  "m-64": [240, 40],
  "m-90": [240, 40],
  "ms-audience": [560, 250],
  "ms-search": [560, 250],
  "ms-shopping": [560, 250],
  "ms-strategy": [560, 250],
  "portrait-1": [400, 500],
  "portrait-2": [400, 500],
  "portrait-3": [400, 500],
  "portrait-4": [400, 500],
  "s-250": [520, 120],
  "s-40": [520, 120],
  "s-500": [520, 120],
  "s-95": [520, 120],
  "services#analytics": [240, 108],
  "services#content": [240, 108],
  "services#google": [566, 100],
  "services#msft": [566, 100],
  "services#seo": [240, 108],
  "services#social": [240, 108],
  spines: [1000, 625],
  streets: [1000, 625],
  swell: [1600, 2000],
  tape: [1000, 625],
  thames: [1600, 620],
  vases: [1000, 800],
} as const satisfies Record<string, readonly [width: number, height: number]>;

/** The name of a drawing in app/plates. */
export type PlateName = keyof typeof plates;

/** The URL path of a drawing. */
export const plateAddress = (name: PlateName): string =>
  `/plates/${name.replace(/#|$/, ".svg$&")}`;
