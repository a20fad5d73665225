import { Caption } from "~/components/rich-text";
import type { MicrosoftAdsPage } from "~/content/schema/pages/ads";
import { formatPence } from "~/format/numbers";
import { smoothPath } from "~/format/smooth-path";

import { AdsHero } from "./ads-hero";
import "./boats-hero.css";

/** The chart's dimensions in user units; one unit of depth is a penny. */
const WIDTH = 640;
const SURFACE = 71;
const POUND = 100;
/** The height of the sea bed below the deeper line, for the networks' names. */
const GROUND = 79;

/**
 * The x of the two lines and of the boats: nine near Google's line, three near
 * Microsoft's.
 */
const GOOGLE_X = 150;
const MICROSOFT_X = 512;
const OUR_BOATS = [148, 510];
const OTHER_BOATS = [30, 68, 104, 190, 228, 264, 300, 338, 416, 600];

const depthOf = (pence: number) => SURFACE + pence;

/** How far the sea bed goes on beyond the edges, where its outline is not seen. */
const BEYOND = 9;

/** The path of the sea bed, which is level below both leads. */
function bedSurface(google: number, microsoft: number) {
  const drop = google - microsoft;
  return smoothPath(
    [
      [-BEYOND, google + 13],
      [GOOGLE_X, google],
      [262, google - 1],
      [328, google - drop * 0.22],
      [372, google - drop * 0.72],
      [430, microsoft + 3],
      [MICROSOFT_X, microsoft],
      [WIDTH + BEYOND, microsoft - 5],
    ],
    1,
  );
}

/** The height of the price that stands above the deeper line's end. */
const PRICE = 96;

/** A dashed line and a label at every whole pound; it does not run through the price. */
function Scale({ depth }: { depth: number }) {
  const pounds = Array.from(
    { length: Math.floor(depth / POUND) },
    (_, index) => (index + 1) * POUND,
  );
  return pounds.map((pence) => (
    <g key={pence}>
      <path
        className="rule"
        d={`M0 ${depthOf(pence)}H${depth - pence < PRICE ? GOOGLE_X : WIDTH}`}
      />
      <text x={44} y={depthOf(pence) - 6}>
        {formatPence(pence)}
      </text>
    </g>
  ));
}

function Fleet({ name, boats }: { name: string; boats: readonly number[] }) {
  return (
    <g className={name}>
      {boats.map((x) => (
        <use key={x} href="#boat" x={x} />
      ))}
    </g>
  );
}

/** The price of a click on each network as the depth of a lead line. */
function BoatsChart({
  label,
  unit,
  google,
  microsoft,
}: MicrosoftAdsPage["hero"]["clickPrices"]) {
  const deep = depthOf(google.pricePence);
  const shallow = depthOf(microsoft.pricePence);
  const bottom = deep + GROUND;
  return (
    <>
      <p className="visually-hidden">{label}</p>
      <svg
        className="boats"
        viewBox={`0 0 ${WIDTH} ${bottom}`}
        aria-hidden="true"
      >
        <defs>
          <g id="boat">
            <path
              className="boat"
              d={`M-16 ${SURFACE}h34l-6 10h-22zM0 ${SURFACE}v-44m0 2l16 34H3z`}
            />
          </g>
        </defs>
        <Scale depth={google.pricePence} />
        <path
          className="ground"
          d={`${bedSurface(deep, shallow)}V${bottom + BEYOND}H${-BEYOND}Z`}
        />
        <Fleet name="fleet" boats={OTHER_BOATS} />
        <Fleet name="ours" boats={OUR_BOATS} />
        <path className="line" d={`M0 ${SURFACE}H${WIDTH}`} />
        <path className="line" d={`M${GOOGLE_X} ${SURFACE}V${deep}`} />
        <path
          className="weight"
          d={`M${GOOGLE_X - 9} ${deep + 1}h18l-5-18h-8z`}
        />
        <g className="ours">
          <path className="line" d={`M${MICROSOFT_X} ${SURFACE}V${shallow}`} />
          <path
            className="weight"
            d={`M${MICROSOFT_X - 11} ${shallow + 2}h22l-6-23h-10z`}
          />
        </g>
        <g className="prices">
          <text x={GOOGLE_X + 16} y={deep - 51}>
            {formatPence(google.pricePence)}
            <tspan x={GOOGLE_X + 16} dy={32}>
              {unit}
            </tspan>
          </text>
          <text
            className="lower"
            x={MICROSOFT_X - 16}
            y={shallow - 59}
            textAnchor="end"
          >
            {formatPence(microsoft.pricePence)}
            <tspan x={MICROSOFT_X - 16} dy={32}>
              {unit}
            </tspan>
          </text>
        </g>
        <g className="names">
          <text x={44} y={bottom - 30}>
            {google.name}
          </text>
          <text x={434} y={bottom - 30}>
            {microsoft.name}
          </text>
        </g>
      </svg>
    </>
  );
}

/**
 * The hero of the Microsoft Ads page: a search, and the price of its click on both
 * networks.
 */
export function BoatsHero({
  query,
  clickPrices,
  caption,
  ...hero
}: MicrosoftAdsPage["hero"]) {
  return (
    <AdsHero {...hero}>
      <figure className="click-prices">
        {query && <p className="query">{query}</p>}
        <BoatsChart {...clickPrices} />
        {caption && <Caption as="figcaption" {...caption} />}
      </figure>
    </AdsHero>
  );
}
