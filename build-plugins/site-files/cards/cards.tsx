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

import { CARD_SIZE, cardAddress } from "../../../app/head/card.ts";
import {
  factsOf,
  isDesigned,
  outlineOf,
  pages,
} from "../../../app/head/pages.ts";
import { plainText } from "../../../app/head/plain-text.ts";
import type { DesignedPath, PagePath } from "../../../app/page-path.ts";
import type { Draftsman, SiteFile } from "../draftsman.ts";
import { Auction } from "./auction.tsx";
import { fitName, fitTitle } from "./fit-text.tsx";
import { Frame, LINE_X, type Surface } from "./frame.tsx";
import { Leads } from "./leads.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { Postmark } from "./postmark.tsx";
import { Prices } from "./prices.tsx";
import { Soundings, soundingsBed } from "./soundings.tsx";
import { ThreeFigures } from "./three-figures.tsx";
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
