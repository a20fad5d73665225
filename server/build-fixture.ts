import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { prices } from "../app/features/estimator/sums/estimate-fixture.ts";
import { listeningAddress } from "./address-fixture.ts";
import { type Words, WORDS_FILE } from "./enquiries/words.ts";

/** A well-formed hash made of one letter. */
export const hashOf = (letter: string) => `sha256-${letter.repeat(43)}=`;

const question: Words["questions"][number] = {
  key: "staff",
  label: "Size",
  kind: "number",
  isRequired: false,
  choices: [],
};
const website = {
  key: "website",
  label: "Your website",
  kind: "short text",
  isRequired: true,
} as const;
const mail = { subject: "A subject", paragraphs: ["A paragraph."], link: "Go" };
const page = (heading: string) => ({ heading, text: "", button: heading });

export const words: Words = {
  company: {
    name: "Leadline Digital",
    email: "hello@leadline.example",
    telephone: "020 7946 0172",
    registration: "Leadline Digital Ltd. Registered in England.",
    address: "8 Sounding Lane, London",
  },
  subjects: {
    general: "General Inquiry",
    "google-ads": "Google & Ads",
    seo: "SEO",
  },
  thanked: ["seo"],
  receivers: { general: "general@leadline.example" },
  questions: [
    { ...question, ...website },
    { ...question, key: "size", kind: "choice", choices: ["Small", "Large"] },
    question,
  ],
  prices,
  keptFor: 730,
  closedDays: [],
  replyHours: 24,
  acknowledgement: { ...mail, whenClosed: ["Closed: {days} ({reason})."] },
  confirmation: mail,
  welcome: mail,
  pages: {
    confirm: page("One more click"),
    confirmed: page("Confirmed"),
    unsubscribe: page("Unsubscribe"),
    unsubscribed: page("Unsubscribed"),
    expired: page("Not valid"),
    failed: page("Error!"),
  },
};

const notSent = '<p class="not-sent" hidden="">Not sent.</p>';
const newsletterForm = `<form action="/api/subscriptions" method="post"><input type="email" name="email"/>${notSent}</form>`;

const files = {
  "client/index.html": `<h1>Home</h1>${newsletterForm}`,
  "client/services/index.html": "<h1>Services</h1>",
  "client/services.html": "<h1>Services</h1>",
  "client/contact/index.html": `<title>Contact</title><script>a</script><h1>Contact</h1><form action="/api/enquiries" method="post"><input type="text" id="contact-name" name="name"/><input type="email" name="email"/><select name="subject"><option value="">Select</option><option value="Google &amp; Ads">Google</option></select><textarea name="message"></textarea><input type="text" name="answer-website"/><input type="hidden" name="page"/>${notSent}</form>${newsletterForm}`,
  "client/thank-you/index.html": `<title>Thank You</title><main id="main"><h1>Thank You!</h1></main>`,
  "client/_headers": "/*",
  "client/404.html": "<h1>Not found</h1>",
  "client/assets/app-1a2b.js": "console.log('app');".repeat(20),
  "client/social/home.png": "picture",
  "client/site.webmanifest": "{}",
  "client/robots.txt": "User-agent: *",
  "client/.env": "SECRET=1",
  [WORDS_FILE]: JSON.stringify(words),
};

const csp = {
  images: ["https://images.example"],
  redirects: {
    "/old-services.php": "/services",
    "/old": "/",
    "/blog/*": "/services",
    "/services/*": "/contact",
    "/blog/new": "/contact",
    "/Feed": "/robots.txt",
    "/files/Price list.pdf": "/services",
    "/über-uns/*": "/contact",
    "/?p=12": "/services",
    "/?page_id=12": "/contact",
  },
  pages: {
    "/": { scripts: [hashOf("a")], styles: [hashOf("b")] },
    "/services": { scripts: [], styles: [] },
    "/contact": { scripts: [], styles: [] },
    "/thank-you": { scripts: [], styles: [] },
    "/404": { scripts: [hashOf("d")], styles: [] },
  },
};

/**
 * Writes a small build whose forms send to the receiver, and whose editor connects to its
 * hosts; `atEnd` is when it is removed.
 */
export async function createBuild(
  receiver: {
    formService?: string;
    hasDesk?: boolean;
    editor?: string[];
  } = {},
  atEnd: (remove: () => Promise<void>) => void = onTestFinished,
) {
  const root = await mkdtemp(join(tmpdir(), "leadline-server-"));
  const build = join(root, "build");
  const written = {
    ...files,
    "csp.json": JSON.stringify({ ...csp, ...receiver }),
  };
  for (const [path, content] of Object.entries(written)) {
    const file = join(build, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    await writeFile(`${file}.br`, brotliCompressSync(content));
  }
  atEnd(() => rm(root, { recursive: true, force: true }));
  return { root, build };
}

/** Runs `server/main.ts` in a folder with a build, until it ends or the test does. */
export function runServer(folder: string, env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "main.ts")],
    {
      cwd: folder,
      env: { PORT: "0", LOG_LEVEL: "warn", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  onTestFinished(() => end(child));
  const { stdout, stderr } = child;
  const ended = [text(stdout), text(stderr), once(child, "close")] as const;
  const outcome = Promise.all(ended).then(([output, errors]) => ({
    output,
    errors,
    exitCode: child.exitCode,
    signal: child.signalCode,
  }));
  const address = listeningAddress(child);
  // A start that fails has none.
  address.catch(() => undefined);
  return { child, outcome, address };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
