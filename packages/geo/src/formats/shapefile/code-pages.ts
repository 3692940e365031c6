/** The upper halves of two DOS code pages that are common in old tables and unknown to `TextDecoder`. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Encodings by the language driver in the header of a dBASE table. */
const LANGUAGE_DRIVERS: ReadonlyMap<number, string> = new Map([
  ...[0x01, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x15, 0x18, 0x19, 0x1b].map((id): [number, string] => [
    id,
    'cp437',
  ]),
  ...[0x02, 0x08, 0x0a, 0x0e, 0x10, 0x12, 0x14, 0x16, 0x1a, 0x1d, 0x25, 0x37].map((id): [number, string] => [
    id,
    'cp850',
  ]),
  ...[0x03, 0x57, 0x58, 0x59].map((id): [number, string] => [id, 'windows-1252']),
  [0x13, 'shift_jis'],
  [0x26, 'ibm866'],
  [0x4d, 'gbk'],
  [0x4e, 'euc-kr'],
  [0x4f, 'big5'],
  [0x50, 'windows-874'],
  [0x65, 'ibm866'],
  [0x78, 'big5'],
  [0x79, 'euc-kr'],
  [0x7a, 'gbk'],
  [0x7b, 'shift_jis'],
  [0x7c, 'windows-874'],
  [0x7d, 'windows-1255'],
  [0x7e, 'windows-1256'],
  [0xc8, 'windows-1250'],
  [0xc9, 'windows-1251'],
  [0xca, 'windows-1254'],
  [0xcb, 'windows-1253'],
  [0xcc, 'windows-1257'],
]);

/** Code pages of `.cpg` files by the labels of `TextDecoder`. */
const CODE_PAGES: ReadonlyMap<string, string> = new Map([
  ['65001', 'utf-8'],
  ['437', 'cp437'],
  ['850', 'cp850'],
  ['866', 'ibm866'],
  ['874', 'windows-874'],
  ['932', 'shift_jis'],
  ['936', 'gbk'],
  ['949', 'euc-kr'],
  ['950', 'big5'],
]);

/** Decodes the cells of a table. */
export type CellDecoder = (bytes: Uint8Array) => string;

function toTableDecoder(upperHalf: string): CellDecoder {
  return (bytes) => {
    let text = '';
    for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : upperHalf.charAt(byte - 128);
    return text;
  };
}

function createCellDecoder(encoding: string): CellDecoder | null {
  if (encoding === 'cp437') return toTableDecoder(CODE_PAGE_437);
  if (encoding === 'cp850') return toTableDecoder(CODE_PAGE_850);
  try {
    const decoder = new TextDecoder(encoding);
    return (bytes) => decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding that a `.cpg` file names: `UTF-8`, `88591`, `ANSI 1252`, `CP850`. */
function findNamedEncoding(named: string): string | null {
  const tidy = named.trim().toLowerCase();
  if (tidy === '') return null;
  const iso = /^(?:iso[\s_-]*)?8859[\s_-]*(\d{1,2})$/.exec(tidy)?.[1];
  if (iso !== undefined) return `iso-8859-${iso}`;
  const number = /(?:^|[^\d])(\d{3,5})$/.exec(tidy)?.[1];
  if (number === undefined) return tidy;
  return CODE_PAGES.get(number) ?? (/^125\d$/.test(number) ? `windows-${number}` : tidy);
}

/** UTF-8 if the bytes are valid, else Windows-1252: for tables without an encoding. */
const decodeByLooks: CellDecoder = (bytes) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/**
 * Finds the encoding of a dBASE table: by its `.cpg` file, else by the language driver in its header, else by the
 * bytes. Source of the drivers: ESRI, dBASE language driver identifiers.
 */
export function findCellDecoder(named: string, languageDriver: number): CellDecoder {
  const names = [findNamedEncoding(named), LANGUAGE_DRIVERS.get(languageDriver)];
  for (const name of names) {
    const decoder = name === null || name === undefined ? null : createCellDecoder(name);
    if (decoder !== null) return decoder;
  }
  return decodeByLooks;
}
