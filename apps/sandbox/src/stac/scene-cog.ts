import { drawLand, type Square } from '../planet/draw-land.ts';
import { GEOTIFF_TILE, type LevelPlan, NONE, toGeoTiffHead } from '../planet/encode-geotiff.ts';
import { clip } from '../planet/orders.ts';
import { type SandboxScene, toSceneTaking, toSquare } from '../planet/scenes.ts';

/** Tiles that are kept: 16 MB. */
const KEPT = 64;
const TILE_PIXELS = GEOTIFF_TILE ** 2;

const BANDS = ['red', 'green', 'blue'] as const;
export type BandName = (typeof BANDS)[number];
/** Values of bands as USGS scales them: `value * SCALE + OFFSET` is the part of light that is reflected. */
export const [SCALE, OFFSET] = [0.0000275, -0.2];
/** The part of light of what is drawn white. */
const WHITE = 0.3;

/** One band of drawn pixels as 16-bit values of reflectance; 0 is nothing. */
function toBand(rgba: Uint8Array, band: number): Uint8Array {
  const values = new DataView(new ArrayBuffer(TILE_PIXELS * 2));
  for (let at = 0; at < TILE_PIXELS; at += 1) {
    const light = ((rgba[at * 4 + band] ?? 0) / 255) * WHITE;
    if (rgba[at * 4 + 3] !== 0) values.setUint16(at * 2, Math.round((light - OFFSET) / SCALE), true);
  }
  return new Uint8Array(values.buffer);
}

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

/** What a file shows of a scene. */
export interface SceneFile {
  /** Tiles along each side of its largest level. */
  readonly across: number;
  readonly shows: 'visual' | BandName;
}

/** A scene as a cloud-optimized GeoTIFF that is drawn as far as it is read: its tiles are as large as their pixels. */
export class SceneCog {
  readonly #scene: SandboxScene;
  readonly #head: Buffer;
  readonly #tiles: readonly Square[];

  readonly #drawn: DrawnTiles;
  readonly #file: SceneFile;
  readonly #tileBytes: number;

  constructor(scene: SandboxScene, drawn: DrawnTiles, file: SceneFile) {
    this.#scene = scene;
    this.#drawn = drawn;
    this.#file = file;
    const isColors = file.shows === 'visual';
    this.#tileBytes = TILE_PIXELS * (isColors ? 4 : 2);
    const square = toSquare(scene.geometry.coordinates[0] ?? []);
    const plans: LevelPlan[] = [];
    const tiles: Square[] = [];
    for (let { across } = file; across >= 1; across /= 2) {
      const width = square.width / across;
      for (let at = 0; at < across ** 2; at += 1) {
        const west = square.west + (at % across) * width;
        tiles.push({ west, north: square.north + Math.floor(at / across) * width, width });
      }
      const sizes: number[] = Array(across ** 2).fill(this.#tileBytes);
      plans.push({ across, sizes, compression: NONE, ...(!isColors && { pixels: 'uint16' }) });
    }
    this.#tiles = tiles;
    this.#head = toGeoTiffHead(plans, square);
  }

  get byteSize(): number {
    return this.#head.length + this.#tiles.length * this.#tileBytes;
  }

  #draw(index: number): Uint8Array {
    const square = this.#tiles[index];
    if (square === undefined) return new Uint8Array(0);
    const drawn = drawLand(square, GEOTIFF_TILE, toSceneTaking(this.#scene));
    const [outline = []] = this.#scene.geometry.coordinates;
    clip(drawn, square, [outline], outline);
    return drawn;
  }

  /** The bytes of a tile. */
  #read(index: number): Uint8Array {
    const { across, shows } = this.#file;
    const rgba = this.#drawn.get(`${this.#scene.id} ${across} ${index}`, () => this.#draw(index));
    return shows === 'visual' || rgba.length === 0 ? rgba : toBand(rgba, BANDS.indexOf(shows));
  }

  /** The bytes of a range, both ends included. */
  read(first: number, last: number): Buffer {
    const size = this.#tileBytes;
    const parts: Uint8Array[] = [this.#head.subarray(first, last + 1)];
    const [from, until] = [Math.max(first - this.#head.length, 0), last + 1 - this.#head.length];
    for (let at = Math.floor(from / size); at * size < until; at += 1)
      parts.push(this.#read(at).subarray(Math.max(from - at * size, 0), until - at * size));
    return Buffer.concat(parts);
  }
}
