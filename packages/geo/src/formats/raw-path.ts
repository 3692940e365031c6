/** Numbers of a position: longitude, latitude, altitude in metres. */
const STRIDE = 3;
const FIRST_LENGTH = 64;

/**
 * The positions of a recorded line with their times, in plain numbers while the line is read: an array a position takes
 * three times the room, and is made once, when the line is whole. NaN where a file says nothing.
 */
export class RawPath {
  #length = 0;
  #numbers = new Float64Array(FIRST_LENGTH * STRIDE);
  #times = new Float64Array(FIRST_LENGTH);

  get length(): number {
    return this.#length;
  }

  add(lng: number, lat: number, altitude: number, time: number | null): void {
    const at = this.#length;
    if (at === this.#times.length) this.#grow();
    this.#numbers[at * STRIDE] = lng;
    this.#numbers[at * STRIDE + 1] = lat;
    this.#numbers[at * STRIDE + 2] = altitude;
    this.#times[at] = time ?? Number.NaN;
    this.#length += 1;
  }

  /** One number of a position: 0 longitude, 1 latitude, 2 altitude. */
  numberAt(index: number, which: 0 | 1 | 2): number {
    return this.#numbers[index * STRIDE + which] ?? Number.NaN;
  }

  /** Milliseconds since 1970 UTC, or null. */
  timeAt(index: number): number | null {
    const time = this.#times[index] ?? Number.NaN;
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

  #grow(): void {
    const numbers = new Float64Array(this.#numbers.length * 2);
    numbers.set(this.#numbers);
    const times = new Float64Array(this.#times.length * 2);
    times.set(this.#times);
    this.#numbers = numbers;
    this.#times = times;
  }
}
