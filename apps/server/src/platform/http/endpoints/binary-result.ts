import type { Readable } from 'node:stream';
import type { Principal } from '../../../access/require-access.ts';

/** The result of a handler of a binary endpoint. */
export interface BinaryResult {
  /** Null answers 204, or 304 with `isNotModified`. */
  readonly body: Buffer | Readable | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isNotModified?: boolean;
  /**
   * The same body for the next request with this URL by a caller with access; undefined as soon as the answer may have
   * changed, if it is another one for this caller, or if that is not known synchronously. Only for answers that depend on
   * the URL, `Accept-Encoding`, whether `Accept` names WebP, `If-None-Match` and the caller alone.
   */
  readonly again?: (who: Principal) => Buffer | null | undefined;
}
