import type { Readable } from 'node:stream';

/** What a handler of a binary endpoint answers. */
export interface BinaryResult {
  /** Null answers 204, or 304 with `isNotModified`. */
  readonly body: Buffer | Readable | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isNotModified?: boolean;
}
