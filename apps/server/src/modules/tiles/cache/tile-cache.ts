import type { BodyEncoding } from '../../../platform/http/responses/accepted-encoding.ts';
import type { TileSource } from '../tile-engine.ts';
import { packTile } from './pack-tile.ts';

/** About what an entry takes up besides, of empty tiles too. */
const ENTRY_BYTES = 256;

/** A tile, null where it is empty; a promise of it while it is made. */
type Tile = Buffer | null | Promise<Buffer | null>;

interface Entry {
  tile: Tile;
  /** 0 while it is made. */
  bytes: number;
}

/** The bytes of tiles of all projects, under one budget: the least recently asked go first. */
export class TileStore {
  readonly #budget: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #names = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  /** What the store takes up in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What nobody else begins the names of theirs with. */
  takeName(): string {
    this.#names += 1;
    return String(this.#names);
  }

  /** A tile by its name, made by the first who asks; those who ask meanwhile share it. */
  get(key: string, make: () => Promise<Buffer | null>): Tile {
    const entry = this.#entries.get(key) ?? this.#add(key, make);
    this.#renew(key, entry);
    return entry.tile;
  }

  /** A tile by its name where it is there; undefined also while it is made. */
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

/** The tiles of one state of a project. What was made of it stays in the store until others need the room. */
export class TileCache {
  readonly #source: TileSource;
  readonly #store: TileStore;
  readonly #name: string;

  constructor(store: TileStore, source: TileSource) {
    this.#source = source;
    this.#store = store;
    this.#name = store.takeName();
  }

  /** What the store has a tile by. */
  nameOf(z: number, x: number, y: number, encoding: BodyEncoding): string {
    return `${this.#name}/${z}/${x}/${y} ${encoding}`;
  }

  /**
   * Packed as one asks or as it is: those who ask for the one seldom want the others, which are as soon made anew. Of what
   * is dear the plain bytes are kept too.
   */
  get(z: number, x: number, y: number, encoding: BodyEncoding): Tile {
    return this.#store.get(this.nameOf(z, x, y, encoding), async () => {
      const isKept = this.#source.isDear && encoding !== 'identity';
      const plain = await (isKept ? this.get(z, x, y, 'identity') : this.#source.tile(z, x, y));
      return plain === null ? null : packTile(plain, encoding);
    });
  }
}
