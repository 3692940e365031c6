import type { Position } from 'geojson';

/** Numbers of a position: longitude, latitude, altitude in metres, and milliseconds since 1970 UTC. */
const STRIDE = 4;
const FIRST_LENGTH = 64;
/** Positions of a full block, as a power of two. */
const BLOCK_BITS = 13;
const BLOCK_LENGTH = 2 ** BLOCK_BITS;

/**
 * The positions of a recorded line with their times, in plain numbers while the line is read: an array a position takes
 * three times the room, and is made once, when the line is whole. They stand in blocks, so that a long line is never
 * copied to make room. NaN where a file says nothing.
 */
export class RawPath {
  #length = 0;
  /** All but the last are full. */
  readonly #blocks: Float64Array[] = [];

  get length(): number {
    return this.#length;
  }

  add(lng: number, lat: number, altitude: number, time: number | null): void {
    const block = this.#room();
    const at = (this.#length & (BLOCK_LENGTH - 1)) * STRIDE;
    block[at] = lng;
    block[at + 1] = lat;
    block[at + 2] = altitude;
    block[at + 3] = time ?? Number.NaN;
    this.#length += 1;
  }

  /** A position with its altitude where it has one; null where it does not say where it is. */
  positionAt(index: number): Position | null {
    const block = this.#blocks[index >>> BLOCK_BITS];
    if (block === undefined) return null;
    const at = (index & (BLOCK_LENGTH - 1)) * STRIDE;
    const [lng = Number.NaN, lat = Number.NaN, altitude = Number.NaN] = [
      block[at],
      block[at + 1],
      block[at + 2],
    ];
    if (!Number.isFinite(lng) || !Number.isFinite(lat)) return null;
    return Number.isFinite(altitude) ? [lng, lat, altitude] : [lng, lat];
  }

  /** Whether a position says where it is. */
  isPlaced(index: number): boolean {
    return Number.isFinite(this.#numberAt(index, 0)) && Number.isFinite(this.#numberAt(index, 1));
  }

  /** Milliseconds since 1970 UTC, or null. */
  timeAt(index: number): number | null {
    const time = this.#numberAt(index, 3);
    return Number.isNaN(time) ? null : time;
  }

  /** The first time that is known. */
  findFirstTime(): number | null {
    for (let index = 0; index < this.#length; index += 1) {
      const time = this.timeAt(index);
      if (time !== null) return time;
    }
    return null;
  }

  #numberAt(index: number, which: 0 | 1 | 2 | 3): number {
    return this.#blocks[index >>> BLOCK_BITS]?.[(index & (BLOCK_LENGTH - 1)) * STRIDE + which] ?? Number.NaN;
  }

  /** The last block, with room for one more. */
  #room(): Float64Array {
    const used = this.#length & (BLOCK_LENGTH - 1);
    const last = this.#blocks.at(-1);
    if (last === undefined || (used === 0 && this.#length > 0)) {
      // What follows a full block is likely to fill another one.
      const block = new Float64Array((last === undefined ? FIRST_LENGTH : BLOCK_LENGTH) * STRIDE);
      this.#blocks.push(block);
      return block;
    }
    if (used * STRIDE < last.length) return last;
    const larger = new Float64Array(last.length * 2);
    larger.set(last);
    this.#blocks[this.#blocks.length - 1] = larger;
    return larger;
  }
}
