import type { Readable } from 'node:stream';

/** A file that has arrived but is not attached to anything yet. */
export interface StagedFile {
  readonly fileName: string;
  readonly byteSize: number;
  /** SHA-256 of the bytes in hex: the name it is kept under. */
  readonly digest: string;
  /** The first bytes, to detect its type by content. */
  readonly head: Buffer;
  /** Streams its bytes, as long as it is neither kept nor discarded. */
  open(): Promise<Readable>;
  /** Keeps the file; harmless if the same bytes are already kept. */
  keep(): Promise<void>;
  /** Discards the file; harmless after `keep`. */
  discard(): Promise<void>;
}

/** A file that arrives in pieces. Concurrent appends are not allowed. */
export interface PartialFile {
  /** Bytes that have arrived; 0 before the first. */
  size(): Promise<number>;
  /**
   * Appends the bytes of a stream at an offset, up to `limit`. Bytes received before the stream fails are kept.
   * @throws the stream's error.
   */
  append(source: Readable, offset: number, limit: number): Promise<{ size: number; isTooLong: boolean }>;
  /** Streams what has arrived. */
  open(): Promise<Readable>;
  remove(): Promise<void>;
}

/** Storage of files: content-addressed, streamed, never held whole in memory. */
export interface Storage {
  stage(source: Readable, fileName: string): Promise<StagedFile>;
  /** @param uuid in lower case. */
  partial(uuid: string): PartialFile;
  /** Removes partial files without additions since a time. @returns how many. */
  removePartials(before: Date): Promise<number>;
  /** Streams a kept file. @throws if the digest is unknown. */
  open(digest: string): Promise<Readable>;
  /** A part of a kept file; shorter at its end. @throws if the digest is unknown. */
  read(digest: string, offset: number, length: number): Promise<Buffer>;
  /**
   * Removes a kept file that is no longer referenced, unless it was kept (again) after `before`: a request may be about
   * to reference it. @returns whether it is gone now.
   */
  remove(digest: string, before: Date): Promise<boolean>;
}
