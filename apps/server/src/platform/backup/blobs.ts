import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { BackupError, BrokenEntryError } from './backup-error.ts';
import { SEAL_BYTES, type Seal } from './seal.ts';
import type { BackupTarget } from './target/backup-target.ts';

/** Entries of all backups by their content: what two backups have in common is written once. */
export const BLOBS = 'blobs/';
/** The folder of what is not sealed; the others are named by their key. */
const PLAIN = 'plain';
/** How often a put is tried: a bucket may be unreachable for a moment. */
const TRIES = 3;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const toDigest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A stored file: as it is, or compressed text of tables. */
export type BlobKind = 'file' | 'text';

/** Bytes of a content that may be on a disk of this machine. */
export interface FileSource {
  /** Its path, if it has one that never changes its bytes. */
  readonly path: string | null;
  open(): Promise<Readable>;
}

export class BackupBlobs {
  readonly #target: BackupTarget;
  readonly #seal: Seal | null;
  /** Sizes of what exists, by name; null until they are listed. */
  #known: Map<string, number> | null = null;
  readonly #writtenFiles: string[] = [];
  /** Bytes written by this process. */
  writtenBytes = 0;

  constructor(target: BackupTarget, seal: Seal | null) {
    this.#target = target;
    this.#seal = seal;
  }

  get prefix(): string {
    return `${BLOBS}${this.#seal?.keyId ?? PLAIN}/`;
  }

  toName(digest: string, kind: BlobKind): string {
    const name = this.#seal?.toName(digest) ?? digest;
    return `${this.prefix}${name.slice(0, 2)}/${name}${kind === 'text' ? '.zst' : ''}`;
  }

  /** Lists what earlier backups wrote, so that it is not written again. */
  async listKnown(): Promise<void> {
    const found = await this.#target.list(this.prefix);
    this.#known = new Map(found.map(({ name, byteSize }) => [name, byteSize]));
  }

  /** Writes text unless an earlier backup did. @returns its digest. */
  async putText(text: Buffer): Promise<string> {
    const digest = toDigest(text);
    const name = this.toName(digest, 'text');
    if (this.#known?.has(name)) return digest;
    const packed = await compress(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
    await this.#put(name, async () => Readable.from([packed], { objectMode: false }), packed.length);
    return digest;
  }

  /** Writes a file unless an earlier backup did. */
  async putFile(digest: string, byteSize: number, source: FileSource): Promise<void> {
    const name = this.toName(digest, 'file');
    const total = this.#toTotal(byteSize);
    if (this.#known?.get(name) === total) return;
    // One of another size is broken, and a link would take it for whole.
    if (this.#known?.has(name)) await this.#target.remove(name);
    const isLinked =
      this.#seal === null && source.path !== null && (await this.#target.link(name, source.path));
    if (!isLinked)
      await this.#put(name, async () => toChecked(await source.open(), digest, toLost), byteSize);
    this.#known?.set(name, total);
    this.#writtenFiles.push(digest);
  }

  /** Digests of the files that this process wrote. */
  listWrittenFiles(): readonly string[] {
    return this.#writtenFiles;
  }

  /** @throws BackupError for text that is missing or not what was written. */
  async readText(digest: string): Promise<Buffer> {
    const name = this.toName(digest, 'text');
    const packed = await buffer(await this.#open(name));
    let text: Buffer;
    try {
      text = await decompress(packed);
    } catch (error) {
      throw new BrokenEntryError(name, { cause: error });
    }
    if (toDigest(text) !== digest) throw new BrokenEntryError(name);
    return text;
  }

  /** Streams a file; the stream fails at its end when the bytes are not what was written. @throws BackupError if it is missing. */
  async openFile(digest: string): Promise<Readable> {
    const name = this.toName(digest, 'file');
    return toChecked(await this.#open(name), digest, () => new BrokenEntryError(name));
  }

  async #put(name: string, open: () => Promise<Readable>, byteSize: number): Promise<void> {
    const total = this.#toTotal(byteSize);
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#target.put(name, join([await open(), this.#seal?.seal(name)]), total);
        break;
      } catch (error) {
        const isLasting = (error as NodeJS.ErrnoException).code?.startsWith('E') === true;
        if (tries === TRIES || isLasting || error instanceof BackupError) throw error;
      }
    }
    this.writtenBytes += total;
    this.#known?.set(name, total);
  }

  /** The size of an entry of so many bytes. */
  #toTotal(byteSize: number): number {
    return byteSize + (this.#seal === null ? 0 : SEAL_BYTES);
  }

  async #open(name: string): Promise<Readable> {
    const stream = await this.#target.open(name);
    if (stream === null)
      throw new BrokenEntryError(name, {
        words: `The entry ${name} is missing from ${this.#target.place}: the backup is broken.`,
      });
    return join([stream, this.#seal?.unseal(name)]);
  }
}

/** One stream of several, whose errors all reach the reader. */
function join([first, second]: readonly [Readable, Transform | undefined]): Readable {
  if (second === undefined) return first;
  const out = new PassThrough();
  pipeline(first, second, out).catch((error: Error) => out.destroy(error));
  return out;
}

const toLost = (digest: string) =>
  new BackupError(`The stored file ${digest} is broken: its bytes are not those that were stored.`);

/** Passes bytes on, and fails at the end when they have another digest. */
function toChecked(source: Readable, digest: string, toFault: (digest: string) => Error): Readable {
  const hash = createHash('sha256');
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      if (hash.digest('hex') === digest) done();
      else done(toFault(digest));
    },
  });
  return join([source, check]);
}
