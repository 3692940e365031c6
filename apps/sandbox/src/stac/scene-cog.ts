import { drawLand, type Square } from '../planet/draw-land.ts';
import { GEOTIFF_TILE, type LevelPlan, NONE, toGeoTiffHead } from '../planet/encode-geotiff.ts';
import { clip } from '../planet/orders.ts';
import { type SandboxScene, toSceneTaking, toSquare } from '../planet/scenes.ts';

/** Tiles along each side of the largest level: pixels of about nine metres. */
const ACROSS = 16;
/** Tiles that are kept: 16 MB. */
const KEPT = 64;
const TILE_BYTES = GEOTIFF_TILE ** 2 * 4;

/** What was drawn last: parts of a tile are often asked for one by one. */
export class DrawnTiles {
  readonly #tiles = new Map<string, Uint8Array>();

  get(name: string, draw: () => Uint8Array): Uint8Array {
    const found = this.#tiles.get(name) ?? draw();
    this.#tiles.delete(name);
    this.#tiles.set(name, found);
    const [oldest = ''] = this.#tiles.keys();
    if (this.#tiles.size > KEPT) this.#tiles.delete(oldest);
    return found;
  }
}

/** A scene as a cloud-optimized GeoTIFF that is drawn as far as it is read: its tiles are as large as their pixels. */
export class SceneCog {
  readonly #scene: SandboxScene;
  readonly #head: Buffer;
  readonly #tiles: readonly Square[];

  readonly #drawn: DrawnTiles;

  constructor(scene: SandboxScene, drawn: DrawnTiles) {
    this.#scene = scene;
    this.#drawn = drawn;
    const square = toSquare(scene.geometry.coordinates[0] ?? []);
    const plans: LevelPlan[] = [];
    const tiles: Square[] = [];
    for (let across = ACROSS; across >= 1; across /= 2) {
      const width = square.width / across;
      for (let at = 0; at < across ** 2; at += 1) {
        const west = square.west + (at % across) * width;
        tiles.push({ west, north: square.north + Math.floor(at / across) * width, width });
      }
      plans.push({ across, sizes: Array(across ** 2).fill(TILE_BYTES), compression: NONE });
    }
    this.#tiles = tiles;
    this.#head = toGeoTiffHead(plans, square);
  }

  get byteSize(): number {
    return this.#head.length + this.#tiles.length * TILE_BYTES;
  }

  #draw(index: number): Uint8Array {
    const square = this.#tiles[index];
    if (square === undefined) return new Uint8Array(0);
    const drawn = drawLand(square, GEOTIFF_TILE, toSceneTaking(this.#scene));
    const [outline = []] = this.#scene.geometry.coordinates;
    clip(drawn, square, [outline], outline);
    return drawn;
  }

  /** The bytes of a range, both ends included. */
  read(first: number, last: number): Buffer {
    const parts: Uint8Array[] = [this.#head.subarray(first, last + 1)];
    const [from, until] = [Math.max(first - this.#head.length, 0), last + 1 - this.#head.length];
    for (let at = Math.floor(from / TILE_BYTES); at * TILE_BYTES < until; at += 1) {
      const begin = Math.max(from - at * TILE_BYTES, 0);
      const tile = this.#drawn.get(`${this.#scene.id} ${at}`, () => this.#draw(at));
      parts.push(tile.subarray(begin, until - at * TILE_BYTES));
    }
    return Buffer.concat(parts);
  }
}
