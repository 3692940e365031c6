/** A piece of a name; `isMatch` where it is what was typed. */
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

/** Cuts a name at the beginnings of its words that were typed, as the server matches them. */
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

/** How many characters from `start` spell the word; 0 where they do not. */
function matchLength(characters: readonly string[], start: number, word: string): number {
  let spelled = '';
  for (let index = start; index < characters.length; index += 1) {
    spelled += toPlain(characters[index] ?? '');
    if (spelled.startsWith(word)) return index - start + 1;
    if (!word.startsWith(spelled)) return 0;
  }
  return 0;
}
