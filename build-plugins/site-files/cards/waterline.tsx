import { CARD_SIZE } from "../../../app/head/card.ts";
import { LINE_X, WATER_Y } from "./frame.tsx";

/** The water's surface. */
export function Waterline() {
  return (
    <path d={`M${LINE_X} ${WATER_Y}H${CARD_SIZE.width}`} stroke="var(--ink)" />
  );
}
