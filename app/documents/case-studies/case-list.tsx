import { Numeral } from "~/components/figures";
import { sampleNote } from "~/components/sample-note";
import type { CaseList as List, CaseRow } from "~/content/pages/list-cases";
import type { CaseWords } from "~/content/schema/pages/case-studies";
import { slug } from "~/format/slug";

import { Filters } from "../articles/filters";
import { type DocumentProps, viewOf } from "../document-props";
import "./case-list.css";

/** A name in the middle of a sentence: "e-commerce", but "B2B". */
const withoutCapital = (name: string) =>
  name.replace(/^\p{Lu}(?=[\p{Ll}-])/u, (letter) => letter.toLowerCase());

/** Whether the row has the longest bar, which is red. */
const isLongest = ({ result }: CaseRow, scale: number) =>
  result.ratio === scale;

type RowProps = { row: CaseRow; scale: number; words: CaseWords };

function Row({ row, scale, words }: RowProps) {
  const { path, client, business, sector, networks, period, result } = row;
  const { ratio = 1, before, after, measure, value } = result;
  const share = (length: number) => `${((length / scale) * 100).toFixed(3)}%`;
  return (
    <tr className={isLongest(row, scale) ? "most" : undefined}>
      <th scope="row">
        <a href={path}>{client}</a>
        <small>{`${business}, ${withoutCapital(sector)}`}</small>
      </th>
      <td className="net">{networks.join(", ")}</td>
      <td className="period">{period}</td>
      <td className="measure">
        {measure}
        <small>
          {before} <span aria-hidden="true">→</span>
          <span className="visually-hidden">{words.to}</span> {after}
        </small>
      </td>
      <td className="change">
        <Numeral value={value} />
      </td>
      {/* The figures beside it say the same. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td className="drawn">
        <svg width="100%" height="100%" aria-hidden="true">
          <line x1={share(1)} x2={share(1)} y1="0" y2="100%" />
          <rect
            className="then"
            y="50%"
            transform="translate(.75 -10)"
            width={share(1)}
            height="7"
          />
          <rect
            className="now"
            y="50%"
            transform="translate(0 1)"
            width={share(ratio)}
            height="10"
          />
        </svg>
      </td>
    </tr>
  );
}

type Props = { list: List; words: CaseWords };

function Table({ list, words }: Props) {
  const { columns } = words;
  return (
    <table className="case-list">
      <caption className="visually-hidden">{columns.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.client}</th>
          <th scope="col">{columns.network}</th>
          <th scope="col" className="period">
            {columns.period}
          </th>
          <th scope="col">{columns.measured}</th>
          <th scope="col" className="end">
            {columns.change}
          </th>
          <th scope="col">{columns.bars}</th>
        </tr>
      </thead>
      {list.groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className="group">
            <th scope="rowgroup" colSpan={6} id={slug(name)}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.path} row={row} scale={list.scale} words={words} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A table of case studies, whose bars share one scale. */
export default function CaseList(props: DocumentProps) {
  const { list } = viewOf(props, "case studies");
  const words = props.site.content["case-studies"];
  const sample = sampleNote(props.site, props.site.cases);
  return (
    <section className="section cases-list">
      <p className="kicker">{words.kicker}</p>
      <h1>{words.heading}</h1>
      <p className="lead">{words.intro}</p>
      <div className="filter-rows">
        <Filters
          label={words.network}
          lists={[list.all, ...list.networks]}
          current={list.path}
        />
        <Filters
          label={words.sector}
          lists={list.sectors}
          current={list.path}
        />
      </div>
      {list.groups.length > 0 && <Table list={list} words={words} />}
      {list.groups.length > 0 && (
        <p className="caption">
          <b>{words.caption.heading}</b> {words.caption.text}
          {words.caption.longest !== undefined &&
            list.groups.some(({ rows }) =>
              rows.some((row) => isLongest(row, list.scale)),
            ) &&
            ` ${words.caption.longest}`}
        </p>
      )}
      {list.others.length > 0 && (
        <>
          <h2>{words.others}</h2>
          <ul className="others">
            {list.others.map(({ path, client, title }) => (
              <li key={path}>
                <a href={path}>{`${client}: ${title}`}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {sample && <p className="caption sample">{sample}</p>}
    </section>
  );
}
