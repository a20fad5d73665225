import type { Table } from "./print-table.ts";

export interface Options {
  /** How often each thing is measured, if the default is not wanted. */
  runs?: number;
  /** The numbers of extra pages for `growth`. */
  sizes?: number[];
}

/** Measures one side of the site and says it in tables. */
export type Benchmark = (options: Options) => Promise<Table[]>;
