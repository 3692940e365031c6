/** A connection for dumping and restoring a whole database, outside the query builder: one at a time, without time limits. */
export interface DumpConnection {
  readonly kind: 'embedded' | 'postgres';
  query<T>(sql: string): Promise<T[]>;
  /** Runs several statements. */
  run(sql: string): Promise<void>;
  /** COPY of a query's rows in the text format. */
  copyOut(query: string): Promise<Buffer>;
  /** COPY of such rows into a table with its columns. */
  copyIn(target: string, text: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** Makes the text of every value the same on each server. */
export const SAME_TEXT = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set standard_conforming_strings = on;`;
