import type { ComponentProps } from "react";

import { Booking } from "~/components/booking";
import { Portrait } from "~/components/portrait";
import type { Site } from "~/content/site";
import type { ShortForm } from "~/features/enquiry/contact-fields";
import {
  ContactForm,
  type ContactFormProps,
} from "~/features/enquiry/contact-form";

import { Island } from "./island";

/** Words in place of those of contact-form.yaml, and what makes the form a short one. */
type Options = {
  [Key in "heading" | "note" | "button"]?: string | undefined;
} & { [Key in keyof ShortForm]?: ShortForm[Key] | undefined } & {
  booking?: ComponentProps<typeof Booking> | undefined;
  person?: string | undefined;
};

type Props = {
  /** Of the section, of which a page may have several with a form. */
  id: string;
  options: Options;
  site: Site;
};

/** The contact form's controls have these ids wherever it stands. */
const CONTACT = "contact";

function formOf({ id, options, site }: Props): ContactFormProps {
  const { heading, note, button, fields, subject } = options;
  const { message, messageError, thanks } = options;
  // Pages have no addresses of receivers, and the first line with the prices.
  const {
    receivers: _,
    firstLine: __,
    ...words
  } = site.content["contact-form"];
  const isShort = fields !== undefined && subject !== undefined;
  return {
    id: isShort ? id : CONTACT,
    words: {
      ...words,
      heading: heading ?? words.heading,
      note: note ?? (isShort ? undefined : words.note),
      button: button ?? words.button,
    },
    prices: isShort ? undefined : site.estimator.prices,
    short: isShort
      ? { fields, subject, message, messageError, thanks }
      : undefined,
  };
}

/** The contact form or a short one, which browsers start when they are idle. */
export function EnquiryForm(props: Props) {
  const { booking, person = "" } = props.options;
  const member = props.site.persons.get(person);
  return (
    <>
      {member && (
        <div className="author answers">
          <Portrait {...member} />
          <p>
            <b>{member.name}</b>
            {`, ${member.role}`}
          </p>
        </div>
      )}
      <Island
        name="contact-form"
        component={ContactForm}
        props={formOf(props)}
        starts="when idle"
        parameters={["subject"]}
      />
      {booking && <Booking {...booking} />}
    </>
  );
}
