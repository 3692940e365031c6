import type { Readable } from 'node:stream';

/** The result of a handler of a binary endpoint. */
export interface BinaryResult {
  /** Null answers 204, or 304 with `isNotModified`. */
  readonly body: Buffer | Readable | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isNotModified?: boolean;
  /**
   * The same body for the next request with this URL; undefined as soon as the answer may have changed, or if that is
   * not known synchronously. Only for answers that depend on the URL, `Accept-Encoding` and `If-None-Match` alone.
   */
  readonly again?: () => Buffer | null | undefined;
}
