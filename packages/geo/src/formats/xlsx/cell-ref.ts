const LETTER_A = 0x41;
const LETTER_Z = 0x5a;
const SMALLER = 0x20;

/** The column index of a cell reference, from 0: `B7` is 1. Null if there is none. */
export function toColumnIndex(reference: string): number | null {
  let index = 0;
  let at = 0;
  for (; at < reference.length && at < 4; at += 1) {
    const code = reference.charCodeAt(at);
    const letter = code > LETTER_Z ? code - SMALLER : code;
    if (letter < LETTER_A || letter > LETTER_Z) break;
    index = index * 26 + (letter - LETTER_A + 1);
  }
  return at === 0 ? null : index - 1;
}
