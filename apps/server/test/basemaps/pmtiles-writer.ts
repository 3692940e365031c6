import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type PmtilesEntry, type PmtilesInfo, toPmtilesDirectories, toPmtilesHeader } from '@waypost/geo';

const gzip = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 });
/** Longer tiles are hardly ever equal. */
const MAX_SHARED_BYTES = 2_000;
/** Appended at once. */
const CHUNK_BYTES = 1024 * 1024;

interface Place {
  readonly offset: number;
  readonly length: number;
}

/**
 * Writes a PMTiles archive of any size: tiles in ascending order of their ids go into a file beside it, and `finish` puts
 * the whole in its place. Equal small tiles are stored once.
 */
export class PmtilesWriter {
  readonly #path: string;
  readonly #tiles: FileHandle;
  readonly #entries: PmtilesEntry[] = [];
  readonly #shared = new Map<string, Place>();
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #dataBytes = 0;
  #contents = 0;
  #addressed = 0;

  private constructor(path: string, tiles: FileHandle) {
    this.#path = path;
    this.#tiles = tiles;
  }

  static async create(path: string): Promise<PmtilesWriter> {
    return new PmtilesWriter(path, await open(`${path}.tiles`, 'w'));
  }

  get tiles(): number {
    return this.#addressed;
  }

  /** Adds a tile as it is to be stored. Its id is greater than those before. */
  async add(id: number, bytes: Uint8Array): Promise<void> {
    const isShared = bytes.length <= MAX_SHARED_BYTES;
    const key = isShared ? createHash('sha1').update(bytes).digest('base64') : '';
    const place = this.#shared.get(key) ?? (await this.#append(bytes));
    if (isShared) this.#shared.set(key, place);
    this.#addressed += 1;
    const last = this.#entries.at(-1);
    if (last !== undefined && last.offset === place.offset && last.tileId + last.runLength === id)
      this.#entries[this.#entries.length - 1] = { ...last, runLength: last.runLength + 1 };
    else this.#entries.push({ tileId: id, runLength: 1, ...place });
  }

  async #append(bytes: Uint8Array): Promise<Place> {
    const place = { offset: this.#dataBytes, length: bytes.length };
    this.#dataBytes += bytes.length;
    this.#contents += 1;
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes >= CHUNK_BYTES) await this.#flush();
    return place;
  }

  async #flush(): Promise<void> {
    await this.#tiles.appendFile(Buffer.concat(this.#waiting));
    this.#waiting = [];
    this.#waitingBytes = 0;
  }

  /** Writes the archive. @returns its size in bytes. */
  async finish(info: PmtilesInfo, metadata: Readonly<Record<string, unknown>>): Promise<number> {
    await this.#flush();
    await this.#tiles.close();
    const { root, leaves } = toPmtilesDirectories(this.#entries, gzip);
    const described = gzip(Buffer.from(JSON.stringify(metadata)));
    const leafBytes = leaves.reduce((sum, leaf) => sum + leaf.length, 0);
    const header = toPmtilesHeader(info, {
      rootBytes: root.length,
      metadataBytes: described.length,
      leafBytes,
      dataBytes: this.#dataBytes,
      addressed: this.#addressed,
      entries: this.#entries.length,
      contents: this.#contents,
    });
    const head = Buffer.concat([header, root, described, ...leaves]);
    const partial = `${this.#path}.partial`;
    const file = await open(partial, 'w');
    try {
      await file.appendFile(head);
      for await (const chunk of createReadStream(`${this.#path}.tiles`)) await file.appendFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, this.#path);
    await rm(`${this.#path}.tiles`);
    return head.length + this.#dataBytes;
  }

  /** Gives up; nothing is left behind. */
  async discard(): Promise<void> {
    await this.#tiles.close().catch(() => undefined);
    await Promise.all(['.tiles', '.partial'].map((end) => rm(this.#path + end, { force: true })));
  }
}
