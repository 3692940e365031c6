import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { TileIndex } from './tile-engine.ts';

const compress = promisify(gzip);

/** The bytes of one tile, compressed once. */
export interface CachedTile {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** One generation of a project’s tiles with the bytes already made of it; concurrent requests of a tile share one computation. */
export class TileCache {
  readonly version: string;
  readonly index: TileIndex;
  readonly #tiles = new Map<string, Promise<CachedTile | null>>();

  constructor(version: string, index: TileIndex) {
    this.version = version;
    this.index = index;
  }

  get(z: number, x: number, y: number): Promise<CachedTile | null> {
    const key = `${z}/${x}/${y}`;
    let tile = this.#tiles.get(key);
    if (tile === undefined) {
      tile = this.#make(z, x, y);
      this.#tiles.set(key, tile);
    }
    return tile;
  }

  async #make(z: number, x: number, y: number): Promise<CachedTile | null> {
    const plain = this.index.tile(z, x, y);
    return plain === null ? null : { plain, gzipped: await compress(plain, { level: 1 }) };
  }
}
