/** A line with its number, starting at 1, and its text, or null when it exceeds the maximum length. */
export interface RawLine {
  readonly number: number;
  readonly text: string | null;
}

const NEWLINE = 0x0a;

/** Splits bytes into lines, buffering at most the maximum length of an unfinished line. Empty lines are left out. */
export class LineSplitter {
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #bytes = 0;
  #isTooLong = false;
  #number = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @returns the lines completed by these bytes. */
  push(chunk: Buffer): RawLine[] {
    const lines: RawLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      if (this.#bytes === 0 && end - start <= this.#maxBytes)
        this.#add(lines, chunk.toString('utf8', start, end));
      else {
        this.#hold(chunk.subarray(start, end));
        this.#take(lines);
      }
      start = end + 1;
    }
    this.#hold(chunk.subarray(start));
    return lines;
  }

  /** The last line of a body without a trailing line feed. */
  end(): RawLine[] {
    const lines: RawLine[] = [];
    this.#take(lines);
    return lines;
  }

  #hold(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > this.#maxBytes) {
      this.#isTooLong = true;
      this.#parts = [];
    } else if (part.length > 0) this.#parts.push(part);
  }

  #take(lines: RawLine[]): void {
    const text = this.#isTooLong ? null : Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#bytes = 0;
    this.#isTooLong = false;
    this.#add(lines, text);
  }

  #add(lines: RawLine[], text: string | null): void {
    this.#number += 1;
    const said = text?.trim() ?? null;
    if (said !== '') lines.push({ number: this.#number, text: said });
  }
}
