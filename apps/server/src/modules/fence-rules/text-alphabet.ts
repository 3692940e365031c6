/** The basic alphabet of texts, each character of which takes 7 bits (GSM 03.38). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Its extension, each character of which takes two places. */
const EXTENDED = new Set('^{}\\[~]|€');
/** A text of the alphabet has so many places; one with any other character so few UTF-16 units. */
const PLACES = 160;
const OTHER_PLACES = 70;

const REPLACED: Readonly<Record<string, string>> = {
  ...{ '“': '"', '”': '"', '«': '"', '»': '"', '„': '"', '‘': "'", '’': "'" },
  ...{ '–': '-', '—': '-', '…': '.', '\u00a0': ' ', ç: 'c' },
};

const isKnown = (character: string) => BASIC.has(character) || EXTENDED.has(character);

function toKnown(character: string): string {
  if (isKnown(character)) return character;
  const bare = REPLACED[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].every(isKnown) ? bare : character;
}

/** Writes a text with the alphabet of texts as far as that says the same: without accents that it does not have. */
export const toPlainText = (text: string): string => [...text.normalize('NFC')].map(toKnown).join('');

/** The same, with a question mark for each character that has no equivalent, so that 160 others fit. */
export const toBarePlainText = (text: string): string =>
  [...toPlainText(text).replace(/[\p{M}\p{Cf}]/gu, '')]
    .map((character) => (isKnown(character) ? character : '?'))
    .join('');

/** Whether a text goes out as one. */
export function fitsText(text: string): boolean {
  const characters = [...text];
  if (!characters.every(isKnown)) return text.length <= OTHER_PLACES;
  return characters.reduce((places, character) => places + (EXTENDED.has(character) ? 2 : 1), 0) <= PLACES;
}
