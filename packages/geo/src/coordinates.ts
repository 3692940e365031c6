import type { Position } from 'geojson';
import { wrapPosition } from './meridian/turn-position.ts';

/** Decimal degrees; degrees, minutes and seconds; degrees and decimal minutes. */
export type CoordinateFormat = 'DD' | 'DMS' | 'DDM';

/** The outcome of reading coordinates; `[lng, lat]`, as everywhere. */
export type ParsedCoordinates =
  | { ok: true; position: [lng: number, lat: number] }
  | { ok: false; reason: 'unreadable' | 'out_of_range' };

const DECIMALS: Record<CoordinateFormat, number> = { DD: 6, DMS: 2, DDM: 4 };

/** Formats an angle with its letter. Rounding is done on the last unit and carries over: 59.999 seconds never show as 60. */
function formatAngle(degrees: number, format: 'DMS' | 'DDM', letters: string): string {
  const decimals = DECIMALS[format];
  const scale = 10 ** decimals;
  const unitsPerDegree = format === 'DMS' ? 3600 : 60;
  const total = Math.round(Math.abs(degrees) * unitsPerDegree * scale);
  const whole = Math.floor(total / (unitsPerDegree * scale));
  // An angle that rounds to zero takes the positive letter.
  const letter = letters.charAt(degrees < 0 && total > 0 ? 1 : 0);
  const rest = total - whole * unitsPerDegree * scale;
  if (format === 'DDM') return `${whole}° ${(rest / scale).toFixed(decimals)}′ ${letter}`;
  const minutes = Math.floor(rest / (60 * scale));
  return `${whole}° ${minutes}′ ${((rest - minutes * 60 * scale) / scale).toFixed(decimals)}″ ${letter}`;
}

/**
 * Formats a position, latitude first: `40.446111, -79.982222`, `40° 26′ 46.00″ N,
 * 79° 58′ 56.00″ W`, or `40° 26.7667′ N, 79° 58.9333′ W`. Fine to about 0.3 m.
 */
export function formatCoordinates(position: Position, format: CoordinateFormat): string {
  // A map goes on beyond ±180, and so does what is drawn across the 180th meridian.
  const [lng = 0, lat = 0] = wrapPosition(position);
  if (format === 'DD') return `${toDecimal(lat)}, ${toDecimal(lng)}`;
  return `${formatAngle(lat, format, 'NS')}, ${formatAngle(lng, format, 'EW')}`;
}

function toDecimal(degrees: number): string {
  return degrees.toFixed(DECIMALS.DD).replace(/^-(0\.0+)$/, '$1');
}

/** One angle: a sign, one to three numbers with or without their marks, a letter before or after. */
interface Angle {
  degrees: number;
  axis: 'lat' | 'lng' | null;
}

const LETTERS: Readonly<Record<string, { axis: 'lat' | 'lng'; sign: 1 | -1 }>> = {
  N: { axis: 'lat', sign: 1 },
  S: { axis: 'lat', sign: -1 },
  E: { axis: 'lng', sign: 1 },
  W: { axis: 'lng', sign: -1 },
  // Oeste: west in Spanish.
  O: { axis: 'lng', sign: -1 },
};

/** Longer texts are not positions and would make the patterns below slow. */
const MAX_LENGTH = 120;

const NUMBER = String.raw`\d+(?:\.\d*)?|\.\d+`;
const ANGLE = new RegExp(
  String.raw`^([NSEWO])?\s*([+-])?\s*(${NUMBER})\s*(?:°|D|\s)?\s*(?:(${NUMBER})\s*(?:'|M|\s)?\s*(?:(${NUMBER})\s*(?:"|S(?=\s*[NSEWO]$))?)?)?\s*([NSEWO])?$`,
);

function parseAngle(text: string): Angle | null {
  const match = ANGLE.exec(text.trim());
  if (!match) return null;
  const [, before, sign, whole, minutes = '0', seconds = '0', after] = match;
  if (before && after) return null;
  const letter = LETTERS[before ?? after ?? ''];
  // Minutes and seconds need whole units before them and stay under sixty.
  if (match[4] !== undefined && whole?.includes('.')) return null;
  if (match[5] !== undefined && minutes.includes('.')) return null;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  if (letter && sign) return null;
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  const direction = letter ? letter.sign : sign === '-' ? -1 : 1;
  // Adding zero turns -0 into 0.
  return { degrees: direction * size + 0, axis: letter?.axis ?? null };
}

/** Marks that keyboards and programs write in place of °, ′ and ″, and what each of them stands for. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[º˚∘]|\bDEG(?:REES)?\b\.?|(?<=\d)DEG\.?/g, '°'],
  [/[′’‘ʹʼ´`]/g, "'"],
  [/[″”“„ʺ]|''/g, '"'],
  [/−/g, '-'],
  [/\s+/g, ' '],
];

/** Names before angles, as in “Lat 33.87 S, Lon 151.2 E”; those that have longitude first are turned round. */
const LAT = String.raw`LAT(?:ITUDE?)?\.?\s*[:=]?\s*`;
const LNG = String.raw`(?:LONG?(?:ITUDE?)?|LNG)\.?\s*[:=]?\s*`;
const LAT_FIRST = new RegExp(`^${LAT}([^A]*?)[ ,;]+${LNG}([^A]*)$`);
const LNG_FIRST = new RegExp(`^${LNG}([^A]*?)[ ,;]+${LAT}([^A]*)$`);

function toUsualMarks(text: string): string {
  let usual = text.trim().toUpperCase();
  for (const [pattern, mark] of LOOKALIKES) usual = usual.replace(pattern, mark);
  return usual.replace(LAT_FIRST, '$1; $2').replace(LNG_FIRST, '$2; $1');
}

/** Splits a text into two angles: at a comma or semicolon, after a letter, before one, or in the middle. */
function splitPair(text: string): [string, string] | null {
  if (text.length > MAX_LENGTH) return null;
  const upper = toUsualMarks(text);
  // Beside a semicolon, a comma is that of a decimal.
  const byMark = upper.includes(';')
    ? upper.replaceAll(/(?<=\d),(?=\d)/g, '.').split(/\s*;\s*/)
    : upper.split(/\s*,\s*/);
  if (byMark.length > 1) {
    const [first, second] = byMark;
    return byMark.length === 2 && first !== undefined && second !== undefined ? [first, second] : null;
  }
  // A text that starts with a letter has its letters before the angles, otherwise after them.
  const pattern = /^[NSEWO]/.test(upper)
    ? /^([NSEWO].*?)\s+([NSEWO].*)$/
    : /^(.*?[\d.°'"]\s*[NSEWO])\s+(.+)$/;
  const byLetter = pattern.exec(upper);
  if (byLetter?.[1] !== undefined && byLetter[2] !== undefined) return [byLetter[1], byLetter[2]];
  const words = upper.split(' ');
  if (words.length % 2 !== 0) return null;
  return [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
}

/** The position that a text says, on the globe or off it; null when it says none. */
export function readCoordinates(text: string): [lng: number, lat: number] | null {
  const pair = splitPair(text);
  const first = pair && parseAngle(pair[0]);
  const second = pair && parseAngle(pair[1]);
  if (!first || !second) return null;
  if (first.axis !== null && first.axis === second.axis) return null;
  const isSwapped = first.axis === 'lng' || second.axis === 'lat';
  return isSwapped ? [first.degrees, second.degrees] : [second.degrees, first.degrees];
}

/**
 * Parses a position in any of the formats, with or without symbols. Letters identify latitude and longitude;
 * without them, latitude comes first.
 */
export function parseCoordinates(text: string): ParsedCoordinates {
  const position = readCoordinates(text);
  if (position === null) return { ok: false, reason: 'unreadable' };
  const [lng, lat] = position;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return { ok: false, reason: 'out_of_range' };
  return { ok: true, position };
}
