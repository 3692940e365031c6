import { createReadStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { UnfitTransferError } from './archive.ts';

/** An entry of an archive; what is not read of it is passed over. */
export interface ArchiveEntry {
  readonly name: string;
  readonly stream: Readable;
  text(): Promise<string>;
}

/** More than a part of rows takes. */
const MAX_TEXT_BYTES = 512 * 1024 ** 2;

/** What may come out of a file before it is compared with the size of the file. */
const FREE_BYTES = 512 * 1024 ** 2;
/** Rows become twenty times smaller, pictures hardly smaller; what is made to fill a disk, a thousand times. */
const MOST_TIMES = 200;

/** Passes on what is unpacked from a file. @throws UnfitTransferError once that is out of all proportion to what was read of it. */
function createProportion(file: { readonly bytesRead: number }, freeBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= Math.max(freeBytes, MOST_TIMES * file.bytesRead)) return done(null, chunk);
      done(
        new UnfitTransferError(
          `It unpacks to more than ${MOST_TIMES} times its size, as no archive of an organization does: it may be made to fill the disk.`,
        ),
      );
    },
  });
}

/** What an error of reading means in words; itself if it is none of the archive. */
function toUnfit(error: unknown): unknown {
  if (error instanceof UnfitTransferError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new UnfitTransferError('There is no such file.');
  if (code === 'EISDIR') return new UnfitTransferError('It is a folder.');
  if (code === 'EACCES' || code === 'EPERM') return new UnfitTransferError('This user may not read it.');
  const isBroken = code?.startsWith('Z_') || /tar|unexpected end/i.test(message);
  return isBroken ? new UnfitTransferError('It is no archive of an organization, or was cut off.') : error;
}

/**
 * Reads the entries of an archive one after another.
 * @param freeBytes may be unpacked from a file of any size.
 * @throws UnfitTransferError for a file that is none, was cut off, or unpacks to far more than its size.
 */
export async function* readEntries(path: string, freeBytes = FREE_BYTES): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  const proportion = createProportion(file, freeBytes);
  const archive = extract();
  // Whoever reads an entry meanwhile learns of it first.
  const fail = (error: Error) => archive.destroy(toUnfit(error) as Error);
  file.on('error', fail);
  unpacked.on('error', fail);
  proportion.on('error', fail);
  file.pipe(unpacked).pipe(proportion).pipe(archive);
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      const stream = entry as unknown as Readable;
      const read = () => {
        if (size > MAX_TEXT_BYTES) throw new UnfitTransferError(`${name} in it is too large.`);
        return text(stream);
      };
      yield { name, stream, text: read };
      // The next entry comes when this one has been read.
      stream.resume();
    }
  } catch (error) {
    throw toUnfit(error);
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}
