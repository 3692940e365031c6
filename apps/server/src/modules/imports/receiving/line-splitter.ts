/** A line as it came: its number from 1, and its text, or null when it is longer than it may be. */
export interface RawLine {
  readonly number: number;
  readonly text: string | null;
}

const NEWLINE = 0x0a;

/** Takes bytes apart into lines, holding no more of an unfinished line than it may have. Empty lines are left out. */
export class LineSplitter {
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #bytes = 0;
  #isTooLong = false;
  #number = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @returns the lines that these bytes end. */
  push(chunk: Buffer): RawLine[] {
    const lines: RawLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#hold(chunk.subarray(start, end));
      lines.push(...this.#take());
      start = end + 1;
    }
    this.#hold(chunk.subarray(start));
    return lines;
  }

  /** The last line of a body that ends without a line feed. */
  end(): RawLine[] {
    return this.#take();
  }

  #hold(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > this.#maxBytes) {
      this.#isTooLong = true;
      this.#parts = [];
    } else if (part.length > 0) this.#parts.push(part);
  }

  #take(): RawLine[] {
    const [first] = this.#parts;
    const bytes = this.#parts.length === 1 && first !== undefined ? first : Buffer.concat(this.#parts);
    const isTooLong = this.#isTooLong;
    this.#number += 1;
    this.#parts = [];
    this.#bytes = 0;
    this.#isTooLong = false;
    if (isTooLong) return [{ number: this.#number, text: null }];
    const text = bytes.toString('utf8').trim();
    return text === '' ? [] : [{ number: this.#number, text }];
  }
}
