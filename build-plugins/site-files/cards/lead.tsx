type Props = { x: number; y: number; height: number; fill: string };

/** The weight at the end of a line: its foot is at x, y. */
export function Lead({ x, y, height, fill }: Props) {
  const foot = height * 0.22;
  const neck = foot * 0.42;
  return (
    <path
      fill={fill}
      d={`M${x - neck} ${y - height}h${2 * neck}L${x + foot} ${y}H${x - foot}Z`}
    />
  );
}
