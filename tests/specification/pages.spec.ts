// Specification, section 2: home, services, about, contact, privacy and thank-you
// page; section 3: their entities; section 9: their prices and claims.
import { test } from "../e2e/fixtures.ts";
import { heading1, IMAGE_HOST, main, sectionOn } from "../e2e/site.ts";
import {
  card,
  check,
  checkFigures,
  checkLink,
  entries,
  exactly,
  figure,
  hero,
  section,
} from "./page-parts.ts";

// The facts are in the HTML, without any script.
test.use({ javaScriptEnabled: false });

test("home", async ({ page }) => {
  await page.goto("/");
  await checkLink(hero(page), "Get Started", "/contact");

  const cards = {
    "Google Ads": "/google-ads",
    "Microsoft Ads": "/microsoft-ads",
    "SEO Optimization": "/services#seo",
    "Content Strategy": "/services#seo",
    Analytics: "/services#idm",
    "Social Media Marketing": "/services#idm",
  };
  const offered = entries(section(page, "list"), "ul");
  await check(offered).toHaveCount(6);
  for (const [name, path] of Object.entries(cards)) {
    const link = card(page, name).getByRole("link");
    await check(link).toHaveAttribute("href", path);
  }

  await checkFigures(section(page, "figures"), {
    "clients served": "500+",
    "client retention": "98%",
    "average roi": "250%",
    "years experience": "15+",
  });

  const reasons = entries(section(page, "list", 1), "ul");
  await check(reasons).not.toHaveCount(0);

  const brands = section(page, "logos");
  await check(brands.getByRole("img", { name: /\S/ })).toHaveCount(8);

  const quotes = section(page, "quotes");
  await check(quotes.getByRole("blockquote")).toHaveText([/\S/, /\S/, /\S/]);
  for (const { author, position, company } of sectionOn("/", "quotes")
    .testimonials) {
    await check(quotes).toContainText(`${author} ${position}, ${company}`);
  }

  const steps = entries(section(page, "steps"), "ol");
  await check(steps).toHaveCount(4);

  const newsletter = section(page, "newsletter");
  await check(newsletter.getByRole("textbox")).toHaveCount(1);

  const closing = section(page, "closing").getByRole("link");
  await check(closing).toHaveCount(2);
  await check(closing.first()).toHaveAttribute("href", "/contact");
  await check(closing.last()).toHaveAttribute("href", "/services");
});

test("services", async ({ page }) => {
  await page.goto("/services");
  await checkLink(hero(page), "Get Started", "/contact");

  const packages = section(page, "prices");
  await check(packages.getByRole("article")).toHaveCount(3);
  const named = (name: string) =>
    packages.getByRole("article").filter({
      has: page.getByRole("heading", { name: exactly(name) }),
    });
  const prices = {
    "Search Engine Marketing": "£1,200/month",
    "Integrated Digital Marketing": "£2,500/month",
    "SEO & Content Strategy": "£1,800/month",
  };
  for (const [name, price] of Object.entries(prices)) {
    await check(named(name)).toContainText(price);
  }
  await check(
    named("Integrated Digital Marketing").getByText("MOST POPULAR"),
  ).toBeVisible();
  await check(main(page).getByText("MOST POPULAR")).toHaveCount(1);
  await checkLink(packages, "Request Custom Quote", "/contact");

  const approach = entries(section(page, "list"), "ul");
  await check(approach).not.toHaveCount(0);

  await checkFigures(section(page, "figures"), {
    "average roi": "250%",
    campaigns: "500+",
    satisfaction: "95%",
    "traffic increase": "40%",
  });

  const steps = entries(section(page, "steps"), "ol");
  await check(steps).toHaveCount(4);

  const brands = section(page, "logos");
  await check(brands.getByRole("img", { name: /\S/ })).toHaveCount(8);

  const faq = section(page, "questions");
  // The first group has the five; another is about the price.
  const first = faq.locator(".ruled").first();
  await check(first.locator("summary")).toHaveText(Array(5).fill(/\?$/));
  await check(faq).toContainText("start from about £1,000 monthly");

  const closing = section(page, "closing");
  await checkLink(closing, "Get Started", "/contact");
});

test("about", async ({ page }) => {
  await page.goto("/about");
  await check(heading1(page)).toContainText(/three people/i);

  const story = section(page, "text");
  await check(story.getByRole("heading")).toHaveText("Founded 2010");
  await check(story).toContainText("over 25 specialists");

  for (const name of ["mission", "vision"]) {
    const heading = main(page).getByRole("heading", { name: `Our ${name}` });
    await check(heading).toBeVisible();
  }

  const values = section(page, "statement", 1);
  const names = ["excellence", "collaboration", "adaptability", "integrity"];
  await check(values.getByRole("heading", { level: 3 })).toHaveText(
    names.map(exactly),
  );
  await check(values.locator(".columns p")).toHaveText(Array(4).fill(/\S/));

  const team = entries(section(page, "people"), "ul");
  await check(team).toHaveCount(4);
  for (const member of await team.all()) {
    await check(member.getByRole("heading")).toHaveText(/\S/);
    await check(member.locator("p")).toHaveText([/\S/, /\S/]);
    const photograph = member.locator(`img[src^="${IMAGE_HOST}/photo-"]`);
    await check(photograph).toHaveCount(1);
  }

  const faq = section(page, "questions");
  await check(faq.locator("summary")).toHaveText(Array(5).fill(/\?$/));

  const closing = section(page, "closing");
  await checkLink(closing, "Get Started", "/contact");
});

test("contact", async ({ page }) => {
  await page.goto("/contact");
  const details = hero(page);
  await check(details).toContainText("within 24 hours");

  const email = figure(details, "email").getByRole("link");
  const address = (await email.textContent()) ?? "";
  check(address).toMatch(/^\S+@\S+$/);
  await check(email).toHaveAttribute("href", `mailto:${address}`);

  const phone = figure(details, "telephone").getByRole("link");
  const digits = (await phone.textContent())?.replaceAll(/\D/g, "");
  check(digits).toMatch(/^020\d{8}$/);
  await check(phone).toHaveAttribute("href", `tel:+44${digits?.slice(1)}`);

  // One of each: all others are the same.
  for (const [scheme, link] of [
    ["mailto:", email],
    ["tel:", phone],
  ] as const) {
    const href = (await link.getAttribute("href")) ?? "";
    const others = `a[href^="${scheme}"]:not([href="${href}"])`;
    await check(page.locator(others)).toHaveCount(0);
  }
  const street = figure(details, "address");
  await check(street).toHaveText(/^\d+ \w.+, London SE\d+\s\d\w+/);

  const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"];
  await check(main(page).getByRole("table").getByRole("row")).toHaveText([
    ...weekdays.map((day) => `${day}9:00 AM-6:00 PM`),
    "Sat10:00 AM-2:00 PM",
    "SunClosed",
  ]);

  const form = main(page).getByRole("form");
  await check(form).toHaveCount(1);
  const message = form.getByRole("textbox", { name: "Message" });
  await check(message).toHaveAccessibleDescription(/\S/);
  for (const name of ["Name", "Email", "Subject", "Message"]) {
    await check(form.getByLabel(name)).toHaveAttribute("required");
  }
  const optional = form.getByLabel("Phone");
  await check(optional).not.toHaveAttribute("required");
  const subject = form.getByLabel("Subject");
  await check(subject.getByRole("option")).toHaveText([
    "Select a subject",
    "General Inquiry",
    "Google Ads",
    "Microsoft Ads",
    "SEO Services",
    "Other Services",
  ]);
  await check(subject).toHaveValue("");
});

test("privacy", async ({ page }) => {
  await page.goto("/privacy");
  await check(main(page)).toContainText("Last updated July 15, 2025");
  const topics = [
    /collect/,
    /\buse\b/,
    /^Cookies/,
    /^Disclosure/,
    /^Security/,
    /rights .*GDPR/,
    /^Children/,
    /^Changes/,
    /^Contact$/,
  ];
  for (const name of topics) {
    const heading = main(page).getByRole("heading", { level: 2, name });
    await check(heading, String(name)).toBeVisible();
  }
  const children = main(page).getByRole("region", { name: "Children" });
  await check(children).toContainText("not intended for children under 16");
});

test("thank-you", async ({ page }) => {
  await page.goto("/thank-you");
  await check(heading1(page)).toHaveText("Thank You!");
  const text =
    "Your message has been received. Our team will get back to you shortly.";
  await check(main(page).getByText(text, { exact: true })).toBeVisible();
  // After the newsletter form another list shows.
  await check(entries(main(page), "ol").filter({ visible: true })).toHaveText([
    /^Review.*within 24\shours/,
    /^Contact.*digital marketing specialist/,
    /^Plan.*tailored strategy/,
  ]);
  await checkLink(main(page), "Return to Homepage", "/");
  await checkLink(main(page), "Explore Our Services", "/services");
});
