// What of the packages without types is used here.

declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(extracted: object): Promise<
      {
        severity: "ERROR" | "WARNING";
        issueMessage: string;
        rootType: string;
        path?: { type?: string; property?: string; index?: number }[];
      }[]
    >;
  }
}

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): object;
  }
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";
  export const ALL_TESTS: ((requests: Requests) => {
    pass: boolean;
    result: string | null;
  })[];
}

declare module "@mdn/mdn-http-observatory/src/retriever/retriever.js" {
  export interface Requests {
    responses: { auto: { status: number } | null };
  }
  export function retrieve(
    hostname: string,
    options: { httpPort: number; httpsPort: number; path?: string },
  ): Promise<Requests>;
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getGradeForScore(score: number): {
    score: number;
    grade: string;
  };
  export function getScoreDescription(result: string): string;
  export function getScoreModifier(result: string): number;
}
