import { formatPence } from "../format/numbers.ts";
import { capitalize } from "../format/text.ts";
import { company } from "./company.ts";
import type { AboutPage } from "./schema/about.ts";

export const about = {
  head: {
    title: `About Us: ${company.name}`,
    description: `Founded in ${company.foundedIn} by ${company.founders.inWords} people who asked what a customer really cost. Now ${company.specialists.inWords} specialists in ${company.address.town}.`,
  },

  hero: {
    kicker: "About Us",
    title: [
      `${capitalize(company.founders.inWords)} people`,
      "and a question.",
    ],
    description: `In ${company.foundedIn} we asked what a customer really cost. Nobody we worked for could say. We have been measuring it ever since.`,
    leads: {
      label: `${company.specialists.count} leads hang from one line; the first ${company.founders.inWords} are red`,
      specialists: company.specialists.count,
      founders: company.founders.count,
    },
    caption: {
      lead: "One lead for each specialist.",
      text: `The ${company.founders.inWords} red ones were here at the start. There are now ${company.specialists.inWords} of us, so the line runs off the page.`,
    },
  },

  story: {
    mark: { fathoms: 2, label: "Our story" },
    heading: "Founded",
    year: company.foundedIn,
    paragraphs: [
      `The ${company.founders.inWords} of us had sat in the same meeting at ${company.founders.inWords} different agencies. Somebody would show a slide of clicks going up. The client would ask what the clicks had sold. Somebody would change the slide.`,
      `So we rented one room over a chandler’s shop in ${company.address.district} and took on work on one condition: that we could see the sales figures. The lead line hanging in the shop window gave us our name.`,
      `We are ${company.specialists.inWords} specialists now, still in ${company.address.district}, in rather more than one room. The condition has not changed.`,
    ],
    picture: {
      drawing: { plate: "coil", alt: "Engraving of a coiled lead line" },
      photograph: {
        id: "1522071820081-009f0129c71c",
        alt: "People at work with laptops round a table",
      },
    },
    caption:
      "A lead line still hangs by our door. Visitors are asked to guess the marks by touch.",
    sample: true,
  },

  missionAndVision: {
    mark: { fathoms: 3, label: "Mission, vision" },
    label: "Mission and vision",
    mission: {
      heading: "Our mission",
      text: "To tell every client what a customer costs them, and then to make it cost less.",
    },
    vision: {
      heading: "Our vision",
      text: "A trade in which no one buys advertising without first taking a sounding.",
    },
    sample: true,
  },

  values: {
    mark: { fathoms: 5, label: "Values" },
    heading: "Our values",
    values: [
      {
        title: "Excellence",
        description:
          "Every change is checked by a second specialist before it goes live. It is slower, and it has saved our clients from us more than once.",
        sample: true,
      },
      {
        title: "Collaboration",
        description:
          "Your team sits in on the work. If you can do without us after two years, we taught you well.",
        sample: true,
      },
      {
        title: "Adaptability",
        description:
          "The networks change their rules most weeks. We read the notes so that you only hear about the ones that matter.",
        sample: true,
      },
      {
        title: "Integrity",
        description:
          "Bad months are on the first page of the report, in the same size of type as the good ones.",
        sample: true,
      },
    ],
  },

  team: {
    mark: { fathoms: 7, label: "Team" },
    heading: "Four of the people you would meet",
    intro:
      "You meet the specialist who will run your account before you sign, and you keep the same one.",
    members: [
      {
        name: "Daniel Okoro",
        position: "Managing Director",
        bio: `One of the first ${company.founders.inWords}. Spent ten years buying media and now spends his days asking what it sold.`,
        picture: {
          drawing: { plate: "portrait-1", alt: "" },
          photograph: {
            id: "1560250097-0b93528c311a",
            alt: "Daniel Okoro, Managing Director",
          },
        },
        sample: true,
      },
      {
        name: "Helen Marsh",
        position: "Head of Paid Search",
        bio: "Reads search terms for pleasure. Has a list of the two hundred words that never convert.",
        picture: {
          drawing: { plate: "portrait-2", alt: "" },
          photograph: {
            id: "1580489944761-15a19d654956",
            alt: "Helen Marsh, Head of Paid Search",
          },
        },
        sample: true,
      },
      {
        name: "Tomasz Wilk",
        position: "SEO and Content Lead",
        bio: "Was a sub-editor on a trade paper. Cuts every draft by a third, including this one.",
        picture: {
          drawing: { plate: "portrait-3", alt: "" },
          photograph: {
            id: "1519085360753-af0119f7cbe7",
            alt: "Tomasz Wilk, SEO and Content Lead",
          },
        },
        sample: true,
      },
      {
        name: "Anjali Rao",
        position: "Analytics Director",
        bio: "A statistician. Will not let a chart leave the building until its axis starts where it should.",
        picture: {
          drawing: { plate: "portrait-4", alt: "" },
          photograph: {
            id: "1573496359142-b8d87734a5a2",
            alt: "Anjali Rao, Analytics Director",
          },
        },
        sample: true,
      },
    ],
  },

  faq: {
    mark: { fathoms: 10, label: "Questions" },
    heading: "Asked on the first call",
    items: [
      {
        question: "How long have you been doing this?",
        answer: `Since ${company.foundedIn}. ${capitalize(company.founders.inWords)} of us began it, and all ${company.founders.inWords} are still here.`,
        sample: true,
      },
      {
        question: "How big is the team?",
        answer: `${capitalize(company.specialists.inWords)} specialists in search, content, social and analytics. Each runs a handful of accounts, and nobody runs more than eight.`,
        sample: true,
      },
      {
        question: "Do you work with firms of our size?",
        answer: `Probably. Our clients run from a single shop to groups in several countries. Budgets start from about ${formatPence(company.smallestMonthlyBudgetPence)} monthly.`,
        sample: true,
      },
      {
        question: `Do you only work in ${company.address.town}?`,
        answer: `We are in ${company.address.town} and most of our clients are elsewhere in the UK. Most meetings are by video, and you are welcome to visit.`,
        sample: true,
      },
      {
        question: "What happens if it does not work?",
        answer: `We say so, in writing, with what we learned. You can leave with ${company.notice.inWords} and take everything with you.`,
        sample: true,
      },
    ],
  },

  closing: {
    mark: { fathoms: 13, label: "Begin" },
    heading: "Bring us your own\u00a0question.",
    text: `The best ones start with “what did we get for…?” A specialist replies ${company.replyWithin}.`,
    actions: [
      { text: "Contact Us", to: "/contact" },
      { text: "See all services", to: "/services" },
    ],
  },
} satisfies AboutPage;
