import type { BodyEncoding } from '../../../platform/http/responses/accepted-encoding.ts';
import type { TileSource } from '../tile-engine.ts';
import { packTile } from './pack-tile.ts';

/** The approximate overhead of an entry, also for empty tiles. */
const ENTRY_BYTES = 256;

/** A tile, null if empty, or a promise while it is built. */
type Tile = Buffer | null | Promise<Buffer | null>;

interface Entry {
  tile: Tile;
  /** 0 while it is built. */
  bytes: number;
}

/** Tiles of any origin under one memory budget; the least recently used are evicted first. */
export class TileStore {
  readonly #budget: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #names = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  /** The memory used by entries, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A unique key prefix. */
  takeName(): string {
    this.#names += 1;
    return String(this.#names);
  }

  /** A tile by key, built on first request; concurrent requests share it. */
  get(key: string, make: () => Promise<Buffer | null>): Tile {
    const entry = this.#entries.get(key) ?? this.#add(key, make);
    this.#renew(key, entry);
    return entry.tile;
  }

  /** A tile by key if it is cached; undefined also while it is built. */
  find(key: string): Buffer | null | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.tile instanceof Promise) return undefined;
    this.#renew(key, entry);
    return entry.tile;
  }

  #renew(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #add(key: string, make: () => Promise<Buffer | null>): Entry {
    const making = make();
    const entry: Entry = { tile: making, bytes: 0 };
    making.then(
      (tile) => {
        entry.tile = tile;
        entry.bytes = ENTRY_BYTES + (tile?.length ?? 0);
        this.#bytes += entry.bytes;
        this.#makeRoom();
      },
      () => this.#entries.delete(key),
    );
    return entry;
  }

  #makeRoom(): void {
    for (const [key, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#budget) return;
      if (bytes === 0) continue;
      this.#bytes -= bytes;
      this.#entries.delete(key);
    }
  }
}

/** The tiles of one state of a project. They stay in the store until evicted. */
export class TileCache {
  readonly #source: TileSource;
  readonly #store: TileStore;
  readonly #name: string;

  constructor(store: TileStore, source: TileSource) {
    this.#source = source;
    this.#store = store;
    this.#name = store.takeName();
  }

  /** The key of a tile in the store. */
  nameOf(z: number, x: number, y: number, encoding: BodyEncoding): string {
    return `${this.#name}/${z}/${x}/${y} ${encoding}`;
  }

  /**
   * Cached in the requested encoding only: a client seldom needs another one, and rebuilding is fast. For an expensive
   * tile the plain bytes are cached too.
   */
  get(z: number, x: number, y: number, encoding: BodyEncoding): Tile {
    return this.#store.get(this.nameOf(z, x, y, encoding), async () => {
      const isKept = this.#source.isDear && encoding !== 'identity';
      const plain = await (isKept ? this.get(z, x, y, 'identity') : this.#source.tile(z, x, y));
      return plain === null ? null : packTile(plain, encoding);
    });
  }
}
