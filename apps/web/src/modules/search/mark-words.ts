/** A part of a name; `isMatch` if it was typed. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const PUNCTUATION = /[-_./\\,:;()[\]{}<>|!?*&%$#@+="'`~^\s]/;

/** As the server compares: without accents, in lower case. One character may become several or none. */
function toPlain(character: string): string {
  return character
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Splits a name at the typed prefixes of its words, as the server matches them. */
export function markWords(name: string, typed: string): MarkedPiece[] {
  const words = [...typed]
    .map((character) => (PUNCTUATION.test(character) ? ' ' : toPlain(character)))
    .join('')
    .split(' ')
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  const characters = [...name];
  const marks = characters.map(() => false);
  characters.forEach((_, start) => {
    const isWordStart = start === 0 || PUNCTUATION.test(characters[start - 1] ?? ' ');
    if (!isWordStart) return;
    const length = Math.max(...words.map((word) => matchLength(characters, start, word)), 0);
    marks.fill(true, start, start + length);
  });
  const pieces: { text: string; isMatch: boolean }[] = [];
  characters.forEach((character, index) => {
    const isMatch = marks[index] === true;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else pieces.push({ text: character, isMatch });
  });
  return pieces;
}

/** The number of characters from `start` that match the word; 0 if they do not. */
function matchLength(characters: readonly string[], start: number, word: string): number {
  let spelled = '';
  for (let index = start; index < characters.length; index += 1) {
    spelled += toPlain(characters[index] ?? '');
    if (spelled.startsWith(word)) return index - start + 1;
    if (!word.startsWith(spelled)) return 0;
  }
  return 0;
}
