import { Booking } from "~/components/booking";
import { ArrowLink, ButtonLink } from "~/components/links";
import { Paragraph, RichText } from "~/components/rich-text";
import { headingId, LeadWeight } from "~/components/section";
import { destination } from "~/features/forms/receiver";

// oxlint-disable-next-line no-restricted-imports -- they stand where a hero stands, in its look
import "../hero/hero.css";
import type { Section } from "../kinds";
import type { SectionProps } from "../section-props";
import "./thanks.css";

type Words = Section<"thanks">;

type StampProps = Omit<NonNullable<Words["stamp"]>, "unsentWord">;

/**
 * The drawing of a postmark. It is hidden from screen readers: the headline
 * says the same.
 */
function Stamp({ name, word, postcode }: StampProps) {
  return (
    <svg className="stamp" viewBox="0 0 330 170" aria-hidden="true">
      <g transform="rotate(-9 110 85)">
        <circle cx="96" cy="85" r="74" />
        <circle cx="96" cy="85" r="67" />
        <path d="M26 64H166M26 108H166" />
        <g textAnchor="middle">
          <text x="96" y="95" fontSize="25" textLength="124">
            {word.toUpperCase()}
          </text>
          <text x="96" y="50" fontSize="13">
            {name.toUpperCase()}
          </text>
          <text x="96" y="132" fontSize="13">
            {postcode}
          </text>
        </g>
        <path d="M170 50q14-9 28 0t28 0 28 0 28 0 28 0M174 67q13-9 26 0t28 0 28 0 28 0 28 0M176 85q12-9 24 0t28 0 28 0 28 0 28 0M174 103q13-9 26 0t28 0 28 0 28 0 28 0M170 120q14-9 28 0t28 0 28 0 28 0 28 0" />
      </g>
    </svg>
  );
}

type StepsProps = Words["next"] & { className: string };

const NextSteps = ({ className, heading, steps }: StepsProps) => (
  <div className={className}>
    <h2>{heading}</h2>
    <ol role="list" className="ruled">
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph text={description} isSmall />
        </li>
      ))}
    </ol>
  </div>
);

/**
 * The thank-you message, and the next steps in a pane. The newsletter form leads to the
 * fragment #newsletter, for which the stylesheet shows the words and the steps of a
 * subscription; that of a subject shows its words in place of the text.
 */
export default function Thanks({ section, site }: SectionProps<"thanks">) {
  const { kicker, heading, text, actions, sendsNothing, stamp, next } = section;
  const { newsletter, confirm, booking } = section;
  const [first, second] = actions;
  const asked = destination() === "server" ? confirm : undefined;
  const unsent = destination() === "nowhere" ? sendsNothing : undefined;
  return (
    <section
      className="section hero split read thanks last"
      id={newsletter && "newsletter"}
      aria-labelledby={headingId("thanks")}
    >
      <div className="words">
        <p className="kicker after-enquiry">{kicker}</p>
        {newsletter && (
          <p className="kicker after-newsletter">{newsletter.kicker}</p>
        )}
        <h1 id={headingId("thanks")}>{heading}</h1>
        {Object.entries(site.content["contact-form"].thanks).map(
          ([subject, words]) => (
            <p key={subject} className="of-subject" id={`thanks-${subject}`}>
              <RichText text={words} />
            </p>
          ),
        )}
        <p className="after-enquiry">{text}</p>
        {unsent ? (
          <Paragraph text={unsent} isSmall />
        ) : (
          newsletter && (
            <p className="after-newsletter">{(asked ?? newsletter).text}</p>
          )
        )}
        <div className="actions">
          {first && <ButtonLink link={first} />}
          {second && <ArrowLink link={second} />}
        </div>
        {booking && (
          <div className="after-enquiry">
            <Booking {...booking} />
          </div>
        )}
      </div>
      <div className="pane warm">
        {stamp && (
          <Stamp {...stamp} word={(unsent && stamp.unsentWord) ?? stamp.word} />
        )}
        <NextSteps className="after-enquiry" {...next} />
        {newsletter && (
          <NextSteps
            className="after-newsletter"
            heading={newsletter.heading}
            steps={asked ? [asked, ...newsletter.steps] : newsletter.steps}
          />
        )}
      </div>
      <LeadWeight />
    </section>
  );
}
