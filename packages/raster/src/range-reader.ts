import { doOutside } from './raster-error.ts';

/** Reads parts of a file. */
export interface RangeReader {
  readonly byteSize: number;
  /** The bytes from an offset on; fewer at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** What `geotiff` reads from. */
export interface Source {
  fetch(slices: { offset: number; length: number }[], signal?: AbortSignal): Promise<ArrayBufferLike[]>;
  fetchSlice(slice: { offset: number; length: number }): Promise<{
    offset: number;
    length: number;
    data: ArrayBufferLike;
  }>;
  readonly fileSize: number | null;
  close(): Promise<void>;
}

/** Nothing of a picture is larger than this: a file that says so lies. */
const MAX_SLICE = 64 * 1024 * 1024;

/** A reader as `geotiff` takes it: what fails in it is no fault of the picture. */
export function toSource({ byteSize, read }: RangeReader): Source {
  const fetchSlice: Source['fetchSlice'] = async ({ offset, length }) => {
    const wanted = Math.min(length, byteSize - offset);
    if (wanted <= 0 || wanted > MAX_SLICE)
      throw new RangeError('A part of the picture lies outside of the file.');
    const bytes = await doOutside(() => read(offset, wanted));
    const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    return { offset, length: bytes.byteLength, data };
  };
  return {
    fetch: (slices) => Promise.all(slices.map(async (slice) => (await fetchSlice(slice)).data)),
    fetchSlice,
    fileSize: byteSize,
    close: async () => {},
  };
}
