/** What each letter may do in a name: 1 stand in it, 2 begin it too. Names of letters that are not here are read slowly. */
const NAME_KINDS = new Uint8Array(2 ** 16);
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_:')
  NAME_KINDS[letter.charCodeAt(0)] = 2;
for (const letter of '0123456789-.') NAME_KINDS[letter.charCodeAt(0)] = 1;

/** Past the end of a text the code is NaN, and the kind none. */
export const toNameKind = (code: number): number => NAME_KINDS[code] ?? 0;

const SLOT_BITS = 10;
const NAME_SLOTS = 2 ** SLOT_BITS;
/** 2^32 over the golden ratio: it spreads what differs little (Knuth, The Art of Computer Programming 3, 6.4). */
const SPREAD = 0x9e3779b1;
/** A document of ever new names would be kept by what leads from one to the next. */
const MOST_NAMES = 4 * NAME_SLOTS;
/** More ways than this to write the attributes of a tag say that they hardly repeat. */
const MOST_TAILS = 64;
/** Of all tags together: each keeps the piece of the document alive that it was read in. */
const MOST_TAILS_IN_ALL = 256;

/** The same letters, as the engine keeps the names of properties: two of those are compared without looking at a letter. */
const toUnique = (text: string): string => Object.keys({ [text]: 0 })[0] ?? text;

/** What stands behind the name of an opening tag, with the bracket or slash that ends it. */
export interface Tail {
  readonly text: string;
  /** Names and values in turn. */
  readonly attributes: readonly string[];
  /** That of the next tag of this name, when last seen. */
  next: Tail | null;
}

/** A name of an element or attribute, and what came after it: documents repeat themselves. */
export class KnownName {
  readonly text: string;
  /** The tag of an element of this name without attributes, and the one that ends it, as nearly all write them. */
  readonly opening: string;
  readonly closing: string;
  /** Whether the one that was read last had no attributes. */
  isBare = false;
  /** The name that came next, when last seen. */
  next: KnownName = this;
  /** Null once there are too many. */
  tails: Tail[] | null = [];
  /** The one that was read last. */
  tail: Tail | null = null;

  /** @param isLikelyToRepeat whether to spend the time that makes its texts quick to compare. */
  constructor(text: string, isLikelyToRepeat: boolean) {
    const keep = isLikelyToRepeat ? toUnique : String;
    this.text = keep(text);
    this.opening = keep(`<${text}>`);
    this.closing = keep(`</${text}>`);
  }
}

/** No document has that letter: what follows no name is never found. */
export const NO_NAME = new KnownName('\0', true);

/** The names of a document. They repeat: there is one for each, found without making another. */
export class NameTable {
  readonly #names = new Array<KnownName>(NAME_SLOTS).fill(NO_NAME);
  #nameCount = 0;
  #tailCount = 0;

  /** The name between two places of a text. @param hash anything that is the same for the same letters. */
  find(text: string, from: number, end: number, hash: number): KnownName {
    const slot = Math.imul(hash, SPREAD) >>> (32 - SLOT_BITS);
    const known = this.#names[slot];
    if (known !== undefined && known.text.length === end - from && text.startsWith(known.text, from))
      return known;
    // In a document of ever new names that would take longer than all the rest.
    const name = new KnownName(text.slice(from, end), this.#nameCount < MOST_NAMES);
    this.#names[slot] = name;
    this.#nameCount += 1;
    return name;
  }

  /** Notes which name came after which. */
  link(before: KnownName, name: KnownName): void {
    if (before !== NO_NAME && this.#nameCount < MOST_NAMES) before.next = name;
  }

  /** Notes what stands behind a name, unless there are too many. */
  keepTail(name: KnownName, text: string, attributes: readonly string[]): void {
    const { tails, tail: before } = name;
    if (tails === null) return;
    let tail = tails.find((one) => one.text === text);
    if (tail === undefined) {
      if (tails.length === MOST_TAILS || this.#tailCount === MOST_TAILS_IN_ALL) {
        name.tails = null;
        name.tail = null;
        return;
      }
      tail = { text, attributes, next: null };
      tails.push(tail);
      this.#tailCount += 1;
    }
    if (before !== null) before.next = tail;
    name.tail = tail;
  }
}
