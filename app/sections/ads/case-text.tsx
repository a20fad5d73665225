import { Drawing } from "~/components/drawing";
import { Numeral } from "~/components/numeral";
import type { CaseStudy, Metric } from "~/content/schema/shared";
import { barLength } from "~/format/bar-length";

/** Before and after, to scale; or the drawing that counts the figure out. */
function MetricDrawing({ value, drawing }: Metric) {
  const bar = barLength(value);
  if (drawing) return <Drawing drawing={drawing} fit="draw micro" />;
  return bar && <i className="bar" style={{ "--after": bar.after, "--unit": bar.unit }} />;
}

type Props = Pick<
  CaseStudy,
  "industry" | "title" | "description" | "metrics"
> & {
  /** The id of its title, which names the story. */
  titleId: string;
};

/** The story of a case study with its figures. */
export function CaseText({
  titleId,
  industry,
  title,
  description,
  metrics,
}: Props) {
  return (
    <>
      <p className="kicker">{industry}</p>
      <h3 id={titleId}>{title}</h3>
      <p>{description}</p>
      <dl>
        {metrics.map((metric) => (
          <div key={metric.label}>
            <dt>{metric.label}</dt>
            <dd>
              <Numeral value={metric.value} />
              <MetricDrawing {...metric} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
