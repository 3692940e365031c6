import type { DataField, DecodedProperties } from '../outcome/decoded.ts';

/** A file's name without folders and extension: what a feature without a name is called. */
export function toBaseName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? fileName;
  return last.replace(/\.[^.]+$/, '') || last;
}

const NUMBER = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** The last of the letters that a number begins with: signs, the point and digits. All others come behind it. */
const NINE = 0x39;

function isNumber(text: string): boolean {
  return text.charCodeAt(0) <= NINE && NUMBER.test(text);
}

function isLogical(text: string): boolean {
  return (text.length === 4 || text.length === 5) && /^(?:true|false)$/i.test(text);
}

/** A data field typed by its text: numbers 1, true and false 2, all else (also `007`, a code) 0. */
export function toDataField(key: string, value: string): DataField {
  const text = value.trim();
  if (isNumber(text)) return { key, value: text, type: 1 };
  if (isLogical(text)) return { key, value: text.toLowerCase(), type: 2 };
  return { key, value: text, type: 0 };
}

/** A value as text: text as it is, nothing as '', anything else as JSON. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === null || value === undefined) return '';
  return JSON.stringify(value) ?? '';
}

/** The first text that says something. */
export function firstText(...texts: (string | undefined)[]): string {
  for (const text of texts) {
    const said = text?.trim() ?? '';
    if (said !== '') return said;
  }
  return '';
}

const NAME_KEYS = ['name', 'Name'];
const DESCRIPTION_KEYS = ['description', 'Description', 'desc'];
const NAMING_KEYS = new Set([...NAME_KEYS, ...DESCRIPTION_KEYS]);

/** Whether a field of this key may be taken for the name or the description of an item. */
export function isNamingKey(key: string): boolean {
  return NAMING_KEYS.has(key);
}

/** Fields that only our own exports have; the short names are for tables whose columns have ten letters. */
const OWN_FIELD = /^(?:waypost|wp)_/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isOwnCode = ({ key, value }: DataField) =>
  (key === 'waypost_code' || key === 'wp_code') && UUID.test(value);
/** Its data as they were, beside columns made of them; in pieces where a cell has no room for all. */
const OWN_DATA = /^(?:waypost_data|wp_data\d{0,3})$/;

export function isDataField(value: unknown): value is DataField {
  if (typeof value !== 'object' || value === null) return false;
  const { key, value: text, type } = value as Partial<Record<keyof DataField, unknown>>;
  const isType = typeof type === 'number' && [0, 1, 2, 3, 4].includes(type);
  return typeof key === 'string' && typeof text === 'string' && isType;
}

/** The data that an export of ours kept as JSON; null when there are none. */
function findOwnData(fields: readonly DataField[]): DataField[] | null {
  try {
    const pieces = fields.filter(({ key }) => OWN_DATA.test(key));
    const value: unknown = JSON.parse(pieces.map((piece) => piece.value).join(''));
    if (!Array.isArray(value) || !value.every(isDataField)) return null;
    return value.map(({ key, value: inner, type }) => ({ key, value: inner, type }));
  } catch {
    return null;
  }
}

/** What an export of ours says of who sees a feature, and when; nothing of any other item. */
export function readOwnFlags(fields: readonly DataField[]): Pick<DecodedProperties, 'shared' | 'is_static'> {
  if (!fields.some(isOwnCode)) return {};
  const find = (...keys: string[]) => fields.find(({ key }) => keys.includes(key))?.value.toLowerCase();
  const isFlag = (text: string | undefined) => text === 'true' || text === 'false';
  const [shared, isStatic] = [find('waypost_public', 'wp_public'), find('waypost_static', 'wp_static')];
  return {
    ...(isFlag(shared) ? { shared: shared === 'true' } : {}),
    ...(isFlag(isStatic) ? { is_static: isStatic === 'true' } : {}),
  };
}

/** Of an item of our own export: what only the product knows is no data of it, and no field is taken for another. */
function splitOwn(own: { name: string; description: string }, fields: readonly DataField[]) {
  const pick = (text: string, ...keys: string[]) => {
    const at = text.trim() === '' ? fields.findIndex(({ key }) => keys.includes(key)) : -1;
    return { value: at === -1 ? text.trim() : firstText(fields[at]?.value), at };
  };
  const name = pick(own.name, 'name');
  const description = pick(own.description, 'description', 'desc');
  const kept = findOwnData(fields);
  const others = fields.filter(
    ({ key }, at) => at !== name.at && at !== description.at && !OWN_FIELD.test(key),
  );
  return { name: name.value, description: description.value, data: kept ?? others };
}

/**
 * The data of an item of our own export as they were when it was written; those of any other item as they are.
 * For tables, whose columns say which of them is the name.
 */
export function restoreOwnData(fields: readonly DataField[]): DataField[] {
  if (!fields.some(isOwnCode)) return [...fields];
  return findOwnData(fields) ?? fields.filter(({ key }) => !OWN_FIELD.test(key));
}

/**
 * Takes name and description out of an item's fields and leaves the others as data. What the format itself
 * calls name or description goes first.
 */
export function splitNaming(
  own: { name: string; description: string },
  fields: readonly DataField[],
): { name: string; description: string; data: DataField[] } {
  if (fields.some(isOwnCode)) return splitOwn(own, fields);
  const fieldText = (key: string) => fields.find((field) => field.key === key)?.value;
  const pick = (text: string, keys: readonly string[]) => {
    const said = text.trim();
    if (said !== '') return { value: said, used: null };
    const used = keys.find((key) => firstText(fieldText(key)) !== '') ?? null;
    return { value: used === null ? '' : firstText(fieldText(used)), used };
  };
  const name = pick(own.name, NAME_KEYS);
  const description = pick(own.description, DESCRIPTION_KEYS);
  // A blank name or description is no field of its own either.
  const isOther = ({ key, value }: DataField) =>
    key !== name.used && key !== description.used && (value !== '' || !NAMING_KEYS.has(key));
  const data = fields.filter(isOther);
  return { name: name.value, description: description.value, data };
}

const XSD_TIME =
  /^(-?\d{4,6})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/** Two digits, or NaN. */
function toPair(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 0x30;
  const ones = text.charCodeAt(at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Length of `2024-05-01T10:00:00`. */
const PLAIN_LENGTH = 19;

const [DASH, COLON, POINT, LETTER_T, LETTER_Z] = [0x2d, 0x3a, 0x2e, 0x54, 0x5a] as const;

/** Length of `2024-05-01T`. */
const DAY_LENGTH = 11;

/** The day that was read last, as it begins a time: a track has thousands of times of one. */
let knownDay = { text: '\0', ms: 0 };

/** Milliseconds of the day that a time begins with; null when that is none. */
function parseDay(text: string): number | null {
  if (text.startsWith(knownDay.text)) return knownDay.ms;
  const at = (index: number) => text.charCodeAt(index);
  if (at(4) !== DASH || at(7) !== DASH || at(10) !== LETTER_T) return null;
  const year = toPair(text, 0) * 100 + toPair(text, 2);
  const month = toPair(text, 5);
  const day = toPair(text, 8);
  // Years before 100 mean others to `Date.UTC`; a comparison with NaN is false.
  if (!(year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
  knownDay = { text: text.slice(0, DAY_LENGTH), ms: Date.UTC(year, month - 1, day) };
  return knownDay.ms;
}

/** Milliseconds of `2024-05-01T10:00:00Z`, also with thousandths, as nearly all times are written; null for any other. */
function parsePlainTime(text: string): number | null {
  const at = (index: number) => text.charCodeAt(index);
  const hasThousandths = text.length === PLAIN_LENGTH + 5;
  if (!hasThousandths && text.length !== PLAIN_LENGTH + 1) return null;
  if (at(text.length - 1) !== LETTER_Z || at(13) !== COLON || at(16) !== COLON) return null;
  if (hasThousandths && at(19) !== POINT) return null;
  const dayMs = parseDay(text);
  const hour = toPair(text, 11);
  const minute = toPair(text, 14);
  const second = toPair(text, 17);
  const ms = hasThousandths ? toPair(text, 20) * 10 + (toPair(text, 21) % 10) : 0;
  if (dayMs === null || !(hour <= 24 && minute <= 59 && second <= 60 && ms <= 999)) return null;
  return dayMs + ((hour * 60 + minute) * 60 + second) * 1000 + ms;
}

/**
 * Milliseconds since 1970 of an XML Schema date, date and time, month or year; null when it is none. Without
 * an offset it is UTC: the reader's own zone would give each reader another time.
 */
export function parseTime(text: string): number | null {
  return parsePlainTime(text) ?? parseAnyTime(text);
}

function parseAnyTime(text: string): number | null {
  const match = XSD_TIME.exec(text.trim());
  if (!match) return null;
  const [, year, month = '1', day = '1', hour = '0', minute = '0', second = '0', fraction = '0', zone] =
    match;
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map(Number);
  if (y === undefined || mo === undefined || d === undefined) return null;
  if (h === undefined || mi === undefined || s === undefined) return null;
  if (mo < 1 || mo > 12 || d < 1 || d > 31 || h > 24 || mi > 59 || s > 60) return null;
  const date = new Date(0);
  date.setUTCFullYear(y, mo - 1, d);
  date.setUTCHours(h, mi, s, Math.floor(Number(`0.${fraction}`) * 1000 + 1e-6));
  const time = date.getTime();
  return Number.isNaN(time) ? null : time - toOffsetMs(zone);
}

function toOffsetMs(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const digits = zone.replace(':', '');
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5));
  return (digits.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** `#rrggbb` of a CSS hex colour with or without its `#`, short or long, alpha dropped; null when it is none. */
export function parseHexColor(text: string): string | null {
  const hex = text.trim().replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(hex)) return null;
  if (hex.length === 3 || hex.length === 4) {
    return `#${[...hex.slice(0, 3)].map((digit) => digit + digit).join('')}`;
  }
  return hex.length === 6 || hex.length === 8 ? `#${hex.slice(0, 6)}` : null;
}
