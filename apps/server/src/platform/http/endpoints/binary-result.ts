import type { Readable } from 'node:stream';

/** What a handler of a binary endpoint answers. */
export interface BinaryResult {
  /** Null answers 204, or 304 with `isNotModified`. */
  readonly body: Buffer | Readable | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isNotModified?: boolean;
  /**
   * The same body, for the next who asks this address: undefined as soon as another answer may have to be given, or where that
   * is not known without asking. Only where the answer hangs on the address, `Accept-Encoding` and `If-None-Match` alone.
   */
  readonly again?: () => Buffer | null | undefined;
}
