import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ZipFile {
  readonly path: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Whether its bytes are already compressed, as pictures are. */
  readonly isPacked?: boolean;
}

/** Streams a zip archive file by file. At most 4 GB: fflate writes no Zip64. */
export async function* encodeZip(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { path, content, isPacked } of files) {
    const entry = isPacked === true ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
