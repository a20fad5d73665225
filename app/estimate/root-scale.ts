/**
 * Where a part stands along its whole, in per cent, to one decimal. Both scales
 * are square roots, so that small accounts have room.
 */
export const percentAlong = (part: number, whole: number): number =>
  Math.round(1000 * Math.sqrt(part / whole)) / 10;
