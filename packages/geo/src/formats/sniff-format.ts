import type { FileFormat } from './outcome/decoded.ts';
import { findPictureKind } from './photo/picture-kind.ts';
import { listZipEntries } from './zip/zip-directory.ts';

const HEAD_BYTES = 4096;
/** Stands before each text of a sequence (RFC 7464). */
const RECORD_SEPARATOR = '\x1e';
const MAX_ENTRIES = 10_000;

/** The formats by what the name of a file ends in. */
export const EXTENSIONS: ReadonlyMap<string, FileFormat> = new Map([
  ['kml', 'kml'],
  ['kmz', 'kmz'],
  ['geojson', 'geojson'],
  ['json', 'geojson'],
  ['geojsonl', 'geojsonseq'],
  ['geojsons', 'geojsonseq'],
  ['geojsonseq', 'geojsonseq'],
  ['ndgeojson', 'geojsonseq'],
  ['ndjson', 'geojsonseq'],
  ['jsonl', 'geojsonseq'],
  ['gpx', 'gpx'],
  ['fit', 'fit'],
  ['tcx', 'tcx'],
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['xlsx', 'xlsx'],
  ['xlsm', 'xlsx'],
  ['fgb', 'flatgeobuf'],
  ['gpkg', 'geopackage'],
  ['jpg', 'photo'],
  ['jpeg', 'photo'],
  ['png', 'photo'],
  ['heic', 'photo'],
  ['heif', 'photo'],
  ['avif', 'photo'],
  ['webp', 'photo'],
]);

function toHeadText(bytes: Uint8Array): string {
  const head = bytes.subarray(0, HEAD_BYTES);
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return new TextDecoder('utf-16le').decode(head);
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return new TextDecoder('utf-16be').decode(head);
  return new TextDecoder().decode(head);
}

function toAscii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The shapes of a shapefile alone: their file code and version. */
export function isShp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length >= 100 && view.getInt32(0, false) === 9994 && view.getInt32(28, true) === 1000;
}

/** A database of SQLite that says in its header what it is for; early ones name a version. */
function isGeopackage(bytes: Uint8Array): boolean {
  return /^(?:GPKG|GP1[01])$/.test(toAscii(bytes, 68, 72));
}

const ROOTS: ReadonlyMap<string, FileFormat> = new Map([
  ['kml', 'kml'],
  ['gpx', 'gpx'],
  ['trainingcenterdatabase', 'tcx'],
]);

/** KML, GPX or TCX by the first element; null when the head shows none of them. */
function sniffXml(text: string): FileFormat | null {
  const body = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<\?[\s\S]*?\?>/g, '')
    .replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/i, '');
  const root = /^\s*<(?:[\w.-]+:)?([\w.-]+)/.exec(body)?.[1]?.toLowerCase();
  return ROOTS.get(root ?? '') ?? null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * JSON, or a sequence of it: by the separator before its first text, else by a first line that is whole with another
 * text behind it. What the name says decides where the head is too short to tell.
 */
function sniffJson(text: string, byName: FileFormat | null): FileFormat | null {
  if (text.startsWith(RECORD_SEPARATOR)) return 'geojsonseq';
  if (!text.startsWith('{')) return text.startsWith('[') ? 'geojson' : null;
  const isNamed = byName === 'geojsonseq';
  const end = text.indexOf('\n');
  if (end < 0) return isNamed ? 'geojsonseq' : 'geojson';
  const line = text.slice(0, end).trimEnd();
  const isWhole = isJson(line) || (isNamed && line.endsWith('}'));
  const isFollowed = text.slice(end).trimStart().startsWith('{');
  return isWhole && (isNamed || isFollowed) ? 'geojsonseq' : 'geojson';
}

function sniffContent(bytes: Uint8Array, byName: FileFormat | null): FileFormat | null {
  if (toAscii(bytes, 0, 2) === 'PK') {
    const archive = listZipEntries(bytes, MAX_ENTRIES);
    const holds = (extension: RegExp) => archive?.entries.some((entry) => extension.test(entry.name));
    if (holds(/^xl\/workbook\.xml$/)) return 'xlsx';
    return holds(/\.kml$/i) ? 'kmz' : holds(/\.shp$/i) ? 'shapefile' : null;
  }
  if (toAscii(bytes, 8, 12) === '.FIT') return 'fit';
  if (toAscii(bytes, 0, 3) === 'fgb' && bytes[3] === 3) return 'flatgeobuf';
  if (toAscii(bytes, 0, 15) === 'SQLite format 3') return isGeopackage(bytes) ? 'geopackage' : null;
  if (isShp(bytes)) return 'shapefile';
  if (findPictureKind(bytes) !== null) return 'photo';
  const text = toHeadText(bytes)
    .replace(/^\ufeff/, '')
    .trimStart();
  return text.startsWith('<') ? sniffXml(text) : sniffJson(text, byName);
}

/** The format of a file by its content first and its name's extension second; null when neither tells. */
export function sniffFormat(bytes: Uint8Array, name: string): FileFormat | null {
  const extension = /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const byName = EXTENSIONS.get(extension) ?? null;
  return sniffContent(bytes, byName) ?? byName;
}
