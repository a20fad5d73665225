import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { remarkOn } from "./enquiries/settings.ts";
import { parseSettings, settingNames, StartError } from "./settings.ts";

const defaults = {
  port: 3000,
  host: "",
  siteUrl: "http://localhost:3000",
  logLevel: "info",
  hsts: "host",
  policyInPages: false,
};

it("has a default for every setting, and an empty string counts as unset", () => {
  const empty = { PORT: "", HOST: "", SITE_URL: "", LOG_LEVEL: "" };
  expect(parseSettings(empty)).toEqual(defaults);
});

it("has each setting in .env.example, with its default", () => {
  const example = parseEnv(readFileSync(".env.example", "utf8"));
  expect(Object.keys(example).toSorted()).toEqual(settingNames.toSorted());
  expect(parseSettings(example)).toEqual(parseSettings({}));
});

it.each([
  ["PORT", "65535", { port: 65_535 }],
  ["HOST", "::1", { host: "::1" }],
  ["HSTS", "preload", { hsts: "preload" }],
  ["POLICY_IN_PAGES", "yes", { policyInPages: true }],
  ["SITE_URL", "https://leadline.test/", { siteUrl: "https://leadline.test" }],
  ["SITE_URL", "http://[::1]:3000", { siteUrl: "http://[::1]:3000" }],
])("accepts %s=%s", (name, text, expected) => {
  expect(parseSettings({ [name]: text })).toMatchObject(expected);
});

it("reads the enquiry desk's settings", () => {
  const { desk } = parseSettings({
    SITE_URL: "https://leadline.test",
    ENQUIRIES_DATABASE: "sqlite:data/enquiries.db",
    ENQUIRIES_SMTP: "smtp://mail.leadline.test",
    ENQUIRIES_MAIL_FROM: "Website <web@leadline.test>",
    ENQUIRIES_MAIL_TO: "desk@leadline.test",
    ENQUIRIES_ADDRESS_HEADER: "X-Real-IP",
  });
  expect(desk).toMatchObject({
    siteUrl: "https://leadline.test",
    mail: { from: "Website <web@leadline.test>", to: "desk@leadline.test" },
    acknowledges: false,
    addressHeader: "x-real-ip",
    rate: { each: 10, overall: 600 },
  });
});

const repository = { ADMIN_REPOSITORY: "acme/website" };

it("reads where the editor saves", () => {
  const { editor } = parseSettings({
    ...repository,
    ADMIN_BACKEND: "gitlab",
    ADMIN_BRANCH: "live",
    ADMIN_OAUTH: "https://sign-in.acme.test/",
  });
  expect(editor).toEqual({
    name: "gitlab",
    repo: "acme/website",
    branch: "live",
    signIn: "https://sign-in.acme.test",
  });
  expect(parseSettings(repository).editor?.name).toBe("github");
});

it.each([
  ["ADMIN_REPOSITORY", "website"],
  ["ADMIN_REPOSITORY", "https://github.com/acme/website"],
  ["ADMIN_BACKEND", "gitea"],
  ["ADMIN_BRANCH", "-x"],
  ["ADMIN_OAUTH", "http://sign-in.acme.test"],
  ["ADMIN_REPOSITRY", "acme/website"],
])("refuses %s=%s", (name, text) => {
  expect(() => parseSettings({ ...repository, [name]: text })).toThrow(name);
});

const desk = { ENQUIRIES_DATABASE: "sqlite:enquiries.db" };

it.each([
  [{ ENQUIRIES_ENDPOINT: "https://forms.test" }, "go to one place only"],
  [{ ENQUIRIES_SMTP: "smtp://mail.test" }, "ENQUIRIES_MAIL_FROM must be set"],
  [{ ENQUIRIES_ACKNOWLEDGE: "yes" }, "ENQUIRIES_SMTP must be set"],
  [{ ENQUIRIES_WEBHOOK: "https://a.test" }, "ENQUIRIES_WEBHOOK_SECRET must"],
  [
    { ENQUIRIES_DATABASE: "", METRICS_PORT: "9100" },
    "ENQUIRIES_DATABASE must be set",
  ],
])("refuses settings that contradict each other: %j", (env, problem) => {
  expect(() => parseSettings({ ...desk, ...env })).toThrow(problem);
});

it.each([
  [{}, /not mailed/],
  [{ ENQUIRIES_SMTP: "smtp://mail.test" }, /set SITE_URL/],
  [
    { ENQUIRIES_SMTP: "smtp://mail.test", SITE_URL: "https://leadline.test" },
    /^undefined$/,
  ],
])("with %j the start says what mails lack", (settings, remark) => {
  const mail = {
    ENQUIRIES_MAIL_FROM: "web@leadline.test",
    ENQUIRIES_MAIL_TO: "desk@leadline.test",
  };
  const read = parseSettings({ ...desk, ...mail, ...settings });
  expect(String(read.desk && remarkOn(read.desk))).toMatch(remark);
});

it("names a misspelt setting of the enquiry desk, beside what else is wrong", () => {
  const env = { ENQUIRIES_DATABSE: "sqlite:enquiries.db", PORT: "x" };
  expect(() => parseSettings(env)).toThrow(
    /ENQUIRIES_DATABSE is not a setting.*\n {2}PORT is "x"/,
  );
});

it.each([
  ["ENQUIRIES_DATABASE", "mysql://user:secret@host/name"],
  ["ENQUIRIES_SMTP", "smtp//user:secret@host"],
  ["ENQUIRIES_SMTP", "smtp://user:100%secret@host"],
  ["ENQUIRIES_DATABASE", "postgres://user:100%secret@host/name"],
  ["ENQUIRIES_ENDPOINT", "http://user:p/secret@host/"],
  ["ENQUIRIES_WEBHOOK", "https://user:secret@host/"],
  ["ENQUIRIES_WEBHOOK", "ftp://host/?key=secret"],
  ["ENQUIRIES_WEBHOOK_SECRET", "secret"],
  ["SITE_URL", "https://user:p/secret@host"],
])("shows no password in the error about %s=%s", (name, text) => {
  const start = () => parseSettings({ [name]: text });
  expect(start).toThrow(`${name} is not valid; expected`);
  expect(start).not.toThrow(/secret/);
});

it.each([
  ["PORT", "65536", "a whole number from 0 to 65535"],
  ["HOST", "a b", "an IP address"],
  ["LOG_LEVEL", "verbose", "one of fatal, error"],
  ["ENQUIRIES_DATABASE", "enquiries.db", "a file, like"],
  ["ENQUIRIES_ENDPOINT", "http://forms.test", "the https address"],
  ["ENQUIRIES_WEBHOOK", "http://www.leadline.co.uk", "an https address"],
  ["ENQUIRIES_WEBHOOK", "https://hook.test:6000", "an https address"],
  ["ENQUIRIES_WEBHOOK", "https://hook.test:99999", "an https address"],
  ["ENQUIRIES_WEBHOOK", "https://", "an https address"],
  ["ENQUIRIES_WEBHOOK", "http://203.0.113.5/hook", "an https address"],
  ["ENQUIRIES_WEBHOOK", "http://[2001:db8::1]/hook", "an https address"],
  ["ENQUIRIES_ENDPOINT", "https://forms.test:25", "the https address"],
  ["ENQUIRIES_MAIL_TO", "a@b, c@d", "an e-mail address"],
  ["ENQUIRIES_MAIL_TO", "büro@leadline.test", "an e-mail address"],
  ["ENQUIRIES_MAIL_FROM", "Site: news <a@leadline.test>", "an e-mail address"],
  ["ENQUIRIES_RATE", "0", "a whole number from 1"],
  ["SITE_URL", "leadline.test", "an http or https address"],
  ["SITE_URL", "https://leadline.test/shop", "an http or https address"],
])("refuses %s=%s, and says what it expects", (name, text, expected) => {
  const start = () => parseSettings({ [name]: text });
  expect(start).toThrow(StartError);
  expect(start).toThrow(`; expected ${expected}`);
});
