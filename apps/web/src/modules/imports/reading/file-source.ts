import type { FileSource } from '@waypost/geo';

/** A browser asks another process for each part of a file: a millisecond, however small the part. */
const AHEAD_BYTES = 1024 * 1024;

/** The part of `File` that is used. */
export interface ReadableFile {
  readonly name: string;
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly bytes: Promise<Uint8Array>;
}

/** A file for a decoder that makes small sequential reads: reads a megabyte ahead. */
export function createFileSource(file: ReadableFile): FileSource {
  const load = (from: number, to: number): Part => ({
    from,
    to,
    bytes: file
      .slice(from, to)
      .arrayBuffer()
      .then((buffer) => new Uint8Array(buffer)),
  });
  let part: Part | null = null;
  return {
    name: file.name,
    size: file.size,
    async read(from, to) {
      if (part === null || from < part.from || to > part.to) {
        part = load(from, Math.max(to, Math.min(from + AHEAD_BYTES, file.size)));
      }
      const { bytes, from: start } = part;
      return (await bytes).subarray(from - start, to - start);
    },
  };
}
