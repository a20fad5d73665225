import { Numeral } from "~/components/figures";
import { ArrowLink, ButtonLink, RiskLine } from "~/components/links";
import { Caption, RichText } from "~/components/rich-text";
import { Headline, Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";
import { smoothPath } from "~/format/smooth-path";

import "./hero.css";

/** The width of a month in user units; one unit of depth is a point of a reading. */
const MONTH = 100;

/**
 * Points of the sea bed left of the first reading and right of the last, where
 * there are twelve readings. With more or fewer of them they are as far away.
 */
const LEFT = [
  [-1300, 119],
  [-900, 116],
  [-560, 117],
  [-260, 110],
  [-90, 105],
] as const;
const RIGHT_X = [1240, 1400] as const;
const READINGS = 12;

/** By how much the sea bed rises from each point on the right to the next. */
const RISE = 1.5;

/** The depths of the strata below the surface of the sea bed. */
const STRATA = [4.9, 10.6, 17, 24, 31.8, 40, 49, 58.5, 69] as const;

/** The sea bed, whose surface passes through every reading. */
function HeroBed({
  readings,
  depth,
}: Pick<HomePage["hero"]["chart"], "readings" | "depth">) {
  const last = readings.at(-1)?.reading ?? 0;
  const scale = readings.length / READINGS;
  const surface = smoothPath([
    ...LEFT.map(([x, y]) => [x * scale, y] as const),
    ...readings.map(
      ({ reading }, index) => [(index + 0.5) * MONTH, reading] as const,
    ),
    ...RIGHT_X.map(
      (x, index) => [x * scale, last - RISE * (index + 1)] as const,
    ),
  ]);
  return (
    <svg
      className="hero-bed"
      viewBox={`0 0 ${readings.length * MONTH} ${depth}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <path id="bed-surface" d={surface} vectorEffect="non-scaling-stroke" />
      </defs>
      <path
        className="ground"
        d={`${surface}V${depth + 2}H${LEFT[0][0] * scale}Z`}
      />
      <use className="edge" href="#bed-surface" />
      <g className="strata">
        {STRATA.map((y) => (
          <use key={y} href="#bed-surface" y={y} />
        ))}
      </g>
    </svg>
  );
}

/**
 * The readings as leads from the waterline to the sea bed; the last one is red. Each is
 * a button, so that it can be pointed at, focused and tapped: the stylesheet then shows
 * its sentence.
 */
function ReadingsChart({
  label,
  axis,
  readings,
  depth,
  change,
  caption,
}: HomePage["hero"]["chart"]) {
  return (
    <figure className="sound">
      <figcaption>
        {caption && <Caption {...caption} />}
        <Numeral value={change} />
      </figcaption>
      <div className="chart">
        <HeroBed readings={readings} depth={depth} />
        <small className="axis" aria-hidden="true">
          {axis}
        </small>
        <ol
          className="readings tabular"
          aria-label={label}
          style={{ "--depth": depth, "--months": readings.length }}
        >
          {readings.map(({ reading, sentence }, month) => (
            // The readings never change their order.
            <li key={month} style={{ "--value": reading, "--month": month }}>
              <button type="button">
                <small aria-hidden="true">{month + 1}</small>
                <span aria-hidden="true">{reading}</span>
                <em>{sentence}</em>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

/** The hero of the home page. */
export function Hero(props: HomePage["hero"]) {
  const { description, button, pricesLink, promise, aside, chart } = props;
  return (
    <Section name="home-hero">
      <Headline name="home-hero" {...props} />
      <div className="offer">
        <p className="plain">
          <RichText text={description} />
        </p>
        <div className="act">
          <div className="actions">
            <ButtonLink link={button} hasArrow />
            <ArrowLink link={pricesLink} hasArrow={false} />
          </div>
          <RiskLine text={promise} />
        </div>
      </div>
      <div className="split chart-row">
        <p className="say">{aside}</p>
        <ReadingsChart {...chart} />
      </div>
    </Section>
  );
}
