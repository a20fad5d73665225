type DuotoneProps = Record<"red" | "green" | "blue", string>;

type Props = { duotones: Record<"plain" | "warm", DuotoneProps> };

/** A filter that prints a photograph in the inks of its three tables. */
function Duotone({ id, red, green, blue }: DuotoneProps & { id: string }) {
  return (
    <filter id={id} colorInterpolationFilters="sRGB">
      <feColorMatrix type="saturate" values="0" />
      <feComponentTransfer>
        <feFuncR type="table" tableValues={red} />
        <feFuncG type="table" tableValues={green} />
        <feFuncB type="table" tableValues={blue} />
      </feComponentTransfer>
    </filter>
  );
}

/**
 * The SVG definitions that other elements reference: the arrow, the marks of the
 * hand lead line (leather, calico, bunting, serge, knots), and the two-colour
 * filters for photographs, because the tables of an SVG filter take no custom
 * properties.
 */
function Definitions({ duotones }: Props) {
  return (
    <defs>
      <symbol id="arrow" viewBox="0 0 24 10">
        <path d="M0 5H22.5M18 .8 22.5 5 18 9.2" />
      </symbol>
      <symbol id="m2" viewBox="0 -4 48 44">
        <g fill="currentColor">
          <path d="M48 4C34 3 20 5 6 11l4 2-5 4C20 11 34 8 48 9Z" />
          <path d="M48 15C35 15 22 18 8 26l4 1-4 5C23 24 35 20 48 20Z" />
        </g>
      </symbol>
      <symbol id="m3" viewBox="0 0 48 44">
        <g fill="currentColor">
          <path d="M48 4C34 3 20 5 6 11l4 2-5 4C20 11 34 8 48 9Z" />
          <path d="M48 15C35 15 22 18 8 26l4 1-4 5C23 24 35 20 48 20Z" />
          <path d="M48 26C38 27 26 31 14 40l4 0-2 4C28 36 38 31 48 31Z" />
        </g>
      </symbol>
      <symbol id="m5" viewBox="0 0 48 44">
        <path
          d="M48 5C34 3 22 9 6 6l5 14-6 15c16 3 29-4 43-1Z"
          fill="var(--paper)"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </symbol>
      <symbol id="m7" viewBox="0 0 48 44">
        <path
          d="M48 5C34 2 22 10 4 6l6 7-6 7 6 7-6 8c18 4 30-4 44-1Z"
          fill="var(--signal)"
        />
      </symbol>
      <symbol id="m10" viewBox="0 0 48 44">
        <path
          fill="currentColor"
          d="M48 8H12l-6 5v16l6 5h36ZM21 27a6 6 0 1 1 0-12 6 6 0 0 1 0 12Z"
        />
      </symbol>
      <symbol id="m13" viewBox="0 0 48 44">
        <path
          d="M48 5C34 3 22 9 6 6l5 14-6 15c16 3 29-4 43-1Z"
          fill="var(--mark-cloth)"
        />
      </symbol>
      <symbol id="m20" viewBox="0 0 48 44">
        <g fill="none" stroke="currentColor" strokeWidth="2.4">
          <path d="M48 14C36 12 26 18 4 20M48 28c-14-2-24 4-40 8" />
          <circle cx="30" cy="15.5" r="4.5" fill="currentColor" />
          <circle cx="17" cy="18.5" r="4.5" fill="currentColor" />
        </g>
      </symbol>
      <Duotone id="duo" {...duotones.plain} />
      <Duotone id="duo-warm" {...duotones.warm} />
    </defs>
  );
}

/** The symbols and filters that the whole page references, rendered once. */
export function Sprite({ duotones }: Props) {
  return (
    <svg id="sprite" className="visually-hidden" aria-hidden="true">
      <Definitions duotones={duotones} />
    </svg>
  );
}
