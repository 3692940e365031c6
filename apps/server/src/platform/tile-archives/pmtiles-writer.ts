import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import {
  type PmtilesEntry,
  type PmtilesInfo,
  toPmtilesDirectories,
  toPmtilesHeader,
} from '@waypost/geo/pmtiles';
import { VECTOR_TYPE } from './tile-archive.ts';

const gzip = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 });
/** Longer tiles are hardly ever equal. */
const MAX_SHARED_BYTES = 2_000;
/** Appended at once. */
const CHUNK_BYTES = 1024 * 1024;

/** Numbers of the PMTiles specification, version 3. */
const TILE_TYPES: Readonly<Record<string, number>> = {
  [VECTOR_TYPE]: 1,
  'image/png': 2,
  'image/jpeg': 3,
  'image/webp': 4,
  'image/avif': 5,
};

/** How PMTiles name a kind of tiles; 0 for one that they do not know. */
export const toTileType = (mediaType: string): number => TILE_TYPES[mediaType] ?? 0;

/** Removes what a writer that was ended has left beside its archive. */
export async function discardParts(path: string): Promise<void> {
  await Promise.all(['.tiles', '.partial'].map((end) => rm(path + end, { force: true })));
}

interface Place {
  readonly offset: number;
  readonly length: number;
}

/** Entries in the order of their ids; of several with the same id, the first one given stays. */
function toOrdered(entries: readonly PmtilesEntry[]): PmtilesEntry[] {
  const ordered: PmtilesEntry[] = [];
  let next = 0;
  for (const entry of entries.toSorted((one, other) => one.tileId - other.tileId)) {
    const tileId = Math.max(entry.tileId, next);
    const runLength = entry.tileId + entry.runLength - tileId;
    if (runLength <= 0) continue;
    ordered.push({ ...entry, tileId, runLength });
    next = tileId + runLength;
  }
  return ordered;
}

/**
 * Writes a PMTiles archive of any size: tiles go into a file beside it as they come, and `finish` puts the whole in its
 * place. Equal small tiles are stored once.
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
  /** Whether ids have only ascended. */
  #isOrdered = true;

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

  /** Bytes of tiles so far. */
  get byteSize(): number {
    return this.#dataBytes;
  }

  /** Adds a tile as it is to be stored. Readers are faster where ids ascend. */
  async add(id: number, bytes: Uint8Array): Promise<void> {
    const isShared = bytes.length <= MAX_SHARED_BYTES;
    const key = isShared ? createHash('sha1').update(bytes).digest('base64') : '';
    const place = this.#shared.get(key) ?? (await this.#append(bytes));
    if (isShared) this.#shared.set(key, place);
    this.#addressed += 1;
    const last = this.#entries.at(-1);
    if (last !== undefined && last.tileId + last.runLength > id) this.#isOrdered = false;
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

  /** Writes the archive. @param onCopied hears of each part of the tiles. @returns its size in bytes. */
  async finish(
    info: PmtilesInfo,
    metadata: Readonly<Record<string, unknown>>,
    onCopied: () => void = () => {},
  ): Promise<number> {
    await this.#flush();
    await this.#tiles.close();
    const entries = this.#isOrdered ? this.#entries : toOrdered(this.#entries);
    const { root, leaves } = toPmtilesDirectories(entries, gzip);
    const described = gzip(Buffer.from(JSON.stringify(metadata)));
    const leafBytes = leaves.reduce((sum, leaf) => sum + leaf.length, 0);
    const header = toPmtilesHeader(
      { ...info, isClustered: this.#isOrdered },
      {
        rootBytes: root.length,
        metadataBytes: described.length,
        leafBytes,
        dataBytes: this.#dataBytes,
        addressed: entries.reduce((sum, { runLength }) => sum + runLength, 0),
        entries: entries.length,
        contents: this.#contents,
      },
    );
    const head = Buffer.concat([header, root, described, ...leaves]);
    const partial = `${this.#path}.partial`;
    const file = await open(partial, 'w');
    try {
      await file.appendFile(head);
      for await (const chunk of createReadStream(`${this.#path}.tiles`)) {
        await file.appendFile(chunk);
        onCopied();
      }
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
    await discardParts(this.#path);
  }
}
