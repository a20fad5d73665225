import type { Company } from "~/content/schema/company";
import type { ContactPage } from "~/content/schema/contact";

type Props = {
  labels: ContactPage["hero"]["ways"];
  company: Pick<Company, "email" | "telephone" | "address">;
};

export function ContactDetails({
  labels,
  company: { email, telephone, address },
}: Props) {
  return (
    <dl className="ways">
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${email.address}`}>{email.address}</a>
        </dd>
      </div>
      <div>
        <dt>{labels.telephone}</dt>
        <dd>
          <a className="tabular" href={telephone.href}>
            {telephone.shown}
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.address}</dt>
        <dd>
          {`${address.street}, ${address.district}, ${address.town} ${address.postcode}`}
        </dd>
      </div>
    </dl>
  );
}
