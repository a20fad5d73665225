import { expect, test } from "vitest";

import { withOwnMonth } from "./own-report.ts";

const REPORT = `# What a person knows of the month.
month:
  client: Brackwell Windows
  name: October 2026 # the last
  networks:
    - name: Google Ads
      spent: £7,200
      enquiries: 160
      customers: 30
      # The first of its list.
      package: "{google-ads.prices.packages.1}"
    - name: Microsoft Ads
      spent: £1,800
      enquiries: 40
      customers: 10
      package: "{microsoft-ads.prices.packages.1}"
  wasted enquiries: 40
  # 5 to 11 of them.
  before:
    - name: September 2026
      spent: £6,500
      customers: 25

sheet:
  heading: |
    A report, with notes
`;

const row = (month: string, source: string) => ({
  month,
  source,
  enquiries: 12,
  won: 3,
  spent_pence: 1200_00,
});

test("the agency's own month takes the place of the figures, and of nothing else", () => {
  const rows = [
    row("2026-10", "Google Ads"),
    row("2026-11", "Google Ads"),
    row("2026-11", "LinkedIn Ads"),
  ];
  const figures = REPORT.slice(
    REPORT.indexOf("    - name: Google Ads"),
    REPORT.indexOf("  wasted"),
  );
  expect(withOwnMonth(REPORT, rows)).toBe(
    REPORT.replace("October", "November")
      .replace("September", "October")
      .replace("£6,500\n      customers: 25", "£1,200\n      customers: 3")
      .replace(
        figures,
        `    - name: Google Ads
      spent: £1,200
      enquiries: 12
      customers: 3
      # The first of its list.
      package: "{google-ads.prices.packages.1}"
    - name: LinkedIn Ads
      spent: £1,200
      enquiries: 12
      customers: 3
`,
      ),
  );
});

test("a month without a spend is none", () => {
  const rows = [{ ...row("2026-11", "www.google.com"), spent_pence: 0 }];
  expect(withOwnMonth(REPORT, rows)).toBeUndefined();
});
