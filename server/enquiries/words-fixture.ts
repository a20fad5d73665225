import type { Words } from "./words.ts";

const page = (heading: string) => ({ heading, text: `${heading}.` });
const emailText = { subject: "A subject", paragraphs: ["A paragraph."] };

export const words: Words = {
  company: {
    name: "Leadline Digital",
    email: "hello@leadline.example",
    telephone: "020 7946 0172",
    registration: "Leadline Digital Ltd. Registered in England.",
    address: "8 Sounding Lane, London",
  },
  subjects: { general: "General Inquiry", "google-ads": "Google & Ads" },
  receivers: { general: "desk@leadline.example" },
  questions: [
    {
      key: "website",
      label: "Your website",
      kind: "short text",
      isRequired: true,
      choices: [],
    },
    {
      key: "size",
      label: "Size",
      kind: "choice",
      isRequired: false,
      choices: ["Small", "Large"],
    },
    {
      key: "staff",
      label: "Staff",
      kind: "number",
      isRequired: false,
      choices: [],
    },
  ],
  packageNames: ["Starter", "Growth"],
  keptFor: 730,
  acknowledgement: emailText,
  confirmation: { ...emailText, link: "Confirm" },
  welcome: { ...emailText, link: "Unsubscribe" },
  pages: {
    confirm: { ...page("One more click"), button: "Confirm" },
    confirmed: page("Confirmed"),
    unsubscribe: { ...page("Unsubscribe"), button: "Unsubscribe" },
    unsubscribed: page("Unsubscribed"),
    expired: page("Not valid"),
  },
};
