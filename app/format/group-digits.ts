/** "12,000" from "12000". */
export const groupDigits = (digits: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
