import type { Readable } from 'node:stream';

/** A file that has arrived but belongs to nothing yet. */
export interface StagedFile {
  readonly fileName: string;
  readonly byteSize: number;
  /** SHA-256 of the bytes in hex: the name it is kept under. */
  readonly digest: string;
  /** The first bytes, for telling its type by content. */
  readonly head: Buffer;
  /** Streams its bytes, as long as it is neither kept nor discarded. */
  open(): Promise<Readable>;
  /** Keeps the file; harmless when the same bytes are kept already. */
  keep(): Promise<void>;
  /** Forgets the file; harmless after `keep`. */
  discard(): Promise<void>;
}

/** A file that comes in pieces. Two must not append to one at once. */
export interface PartialFile {
  /** Bytes that have arrived; 0 before the first. */
  size(): Promise<number>;
  /**
   * Adds the bytes of a stream at an offset, and none past `limit`. What came before the stream breaks stays.
   * @throws what the stream throws.
   */
  append(source: Readable, offset: number, limit: number): Promise<{ size: number; isTooLong: boolean }>;
  /** Streams what has arrived. */
  open(): Promise<Readable>;
  remove(): Promise<void>;
}

/** Where files live: content-addressed, streamed, never held whole in memory. */
export interface Storage {
  stage(source: Readable, fileName: string): Promise<StagedFile>;
  /** @param uuid in small letters. */
  partial(uuid: string): PartialFile;
  /** Removes partial files that nothing was added to since a moment. @returns how many. */
  removePartials(before: Date): Promise<number>;
  /** Streams a kept file. @throws when there is none of that digest. */
  open(digest: string): Promise<Readable>;
  /**
   * Removes a kept file that nothing names any more, unless it was kept (again) after `before`: somebody may just be
   * about to name it. @returns whether it is gone now.
   */
  remove(digest: string, before: Date): Promise<boolean>;
}
