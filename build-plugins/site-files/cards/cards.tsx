import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { articles } from "virtual:site-pages";
import brand from "content/brand.yaml";
import company from "content/company.yaml";
import googleAds from "content/google-ads.yaml";
import home from "content/home.yaml";
import microsoftAds from "content/microsoft-ads.yaml";
import privacy from "content/privacy.md";
import report from "content/report.yaml";
import services from "content/services.yaml";
import thankYou from "content/thank-you.yaml";

import type { Brand } from "../../../app/brand/schema.ts";
import {
  CARD_SIZE,
  cardAddress,
  factsOf,
  isDesigned,
  outlineOf,
  pages,
} from "../../../app/head/pages.ts";
import { plainText } from "../../../app/head/plain-text.ts";
import type { DesignedPath, PagePath } from "../../../app/page-path.ts";
import type { Draftsman, SiteFile } from "../draftsman.ts";
import { OpeningHours, Postmark } from "./contact.tsx";
import { Auction, ThreeFigures } from "./figures.tsx";
import {
  Frame,
  LINE_X,
  NAME_X,
  RIGHT_X,
  TEXT_X,
  type FittedName,
  type FittedTitle,
  type Surface,
} from "./frame.tsx";
import { Leads, Prices, Soundings, soundingsBed } from "./leads.tsx";
import { Waters, watersBed } from "./waters.tsx";

/** The sea bed of cards whose bed is not a chart: low and nearly level. */
const LOW_BED: Surface = [
  [0, 606],
  [LINE_X, 600],
  [420, 606],
  [700, 599],
  [960, 604],
  [1200, 596],
];

type Drawing = { drawing: ReactElement; surface?: Surface };

/** The drawing below the title of each page's card, after the page's own hero. */
const drawings: Record<DesignedPath, Drawing> = {
  "/": {
    drawing: <Soundings {...home.hero.soundings} />,
    surface: soundingsBed(home.hero.soundings.readings),
  },
  "/services": {
    drawing: (
      <Prices
        packages={services.packages.packages}
        note={plainText(`${services.hero.pricesLabel}. ${company.vat.note}`)}
      />
    ),
  },
  "/google-ads": { drawing: <Auction {...googleAds.hero.auction} /> },
  "/microsoft-ads": {
    drawing: <Waters {...microsoftAds.hero.waters} />,
    surface: watersBed(microsoftAds.hero.waters),
  },
  "/report": {
    drawing: <ThreeFigures figures={report.threeNumbers} words="below" />,
  },
  "/about": { drawing: <Leads {...company} /> },
  "/contact": {
    drawing: <OpeningHours {...company} />,
  },
  "/privacy": {
    drawing: <ThreeFigures figures={privacy.hero.inShort} words="beside" />,
  },
  "/thank-you": { drawing: <Postmark {...thankYou} /> },
};

/** The width for a title, and its font sizes on one line and on two, in px. */
const ROOM = 944;
const ONE_LINE = { least: 132, most: 172 };
const TWO_LINES = 124;

/** Letter spacing in em, like the site's headlines. */
const TRACKING = -0.036;

const longest = (lines: readonly string[]) =>
  Math.max(...lines.map((line) => line.length));

/** A text in two lines of most nearly equal length. */
function halves(text: string): readonly string[] {
  const words = text.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(" "),
      words.slice(index + 1).join(" "),
    ]);
  const [best = [text]] = breaks.toSorted((a, b) => longest(a) - longest(b));
  return best;
}

/**
 * Fits a title to the card's width: on one line if its font size is then large
 * enough, otherwise on two.
 */
export function fitTitle(
  text: string,
  draftsman: Pick<Draftsman, "widthOf">,
): FittedTitle {
  function set(lines: readonly string[], most: number): FittedTitle {
    const widths = lines.map((line) =>
      draftsman.widthOf(
        renderToStaticMarkup(
          <text
            fontFamily="var(--display)"
            fontSize="100"
            letterSpacing={100 * TRACKING}
          >
            {line}
          </text>,
        ),
      ),
    );
    const size = Math.min(most, (ROOM / Math.max(...widths)) * 100);
    return { lines, size, letterSpacing: size * TRACKING };
  }
  const onOneLine = set([text], ONE_LINE.most);
  return onOneLine.size >= ONE_LINE.least
    ? onOneLine
    : set(halves(text), TWO_LINES);
}

/** The usual font size, and the least margin at the left, in px. */
const SIZE = 33;
const MARGIN = 24;

/** Fits the name to the card: each part to its side of the line. */
function fitName(
  parts: Brand["nameParts"],
  draftsman: Pick<Draftsman, "widthOf">,
): FittedName {
  const widthOf = (text: string) =>
    draftsman.widthOf(
      renderToStaticMarkup(
        <text fontFamily="var(--display)" fontSize={SIZE} letterSpacing="-.6">
          {text}
        </text>,
      ),
    );
  const shares = [
    (NAME_X - MARGIN) / widthOf(parts.before),
    (RIGHT_X - TEXT_X) / widthOf(parts.after),
  ];
  return { ...parts, size: SIZE * Math.min(1, ...shares) };
}

/** The figures of an article, or else its first headings with their marks. */
function ArticleDrawing({ path }: { path: PagePath }) {
  const article = articles.find((each) => each.path === path);
  const figures = article ? outlineOf(article).slice(0, 3) : [];
  return <ThreeFigures figures={figures} words="below" />;
}

function drawCard(path: PagePath, draftsman: Draftsman): Buffer {
  const { kicker, title } = factsOf(path).card;
  const { drawing, surface = LOW_BED } = isDesigned(path)
    ? drawings[path]
    : { drawing: <ArticleDrawing path={path} /> };
  const svg = renderToStaticMarkup(
    <Frame
      name={fitName(brand.nameParts, draftsman)}
      kicker={plainText(kicker)}
      title={fitTitle(plainText(title.join(" ")), draftsman)}
      surface={surface}
    >
      {drawing}
    </Frame>,
  );
  return draftsman.png(svg, CARD_SIZE.width);
}

/** The social card of every page, as PNG. */
export function cardFiles(draftsman: Draftsman): SiteFile[] {
  return [...pages.keys()].map((path) => ({
    address: cardAddress(path),
    content: () => Promise.resolve(drawCard(path, draftsman)),
  }));
}
