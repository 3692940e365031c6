import type { FileFormat } from './outcome/decoded.ts';
import { listZipEntries } from './zip/zip-directory.ts';

const HEAD_BYTES = 4096;
const MAX_ENTRIES = 10_000;

const EXTENSIONS: ReadonlyMap<string, FileFormat> = new Map([
  ['kml', 'kml'],
  ['kmz', 'kmz'],
  ['geojson', 'geojson'],
  ['json', 'geojson'],
  ['gpx', 'gpx'],
  ['fit', 'fit'],
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['fgb', 'flatgeobuf'],
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

function isPhoto(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (toAscii(bytes, 1, 4) === 'PNG' && bytes[0] === 0x89) return true;
  if (toAscii(bytes, 0, 4) === 'RIFF' && toAscii(bytes, 8, 12) === 'WEBP') return true;
  return toAscii(bytes, 4, 8) === 'ftyp' && /^(?:hei|hev|mif1|msf1|avi)/.test(toAscii(bytes, 8, 12));
}

/** The shapes of a shapefile alone: their file code and version. */
export function isShp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length >= 100 && view.getInt32(0, false) === 9994 && view.getInt32(28, true) === 1000;
}

/** KML or GPX by the first element; null when the head shows neither. */
function sniffXml(text: string): FileFormat | null {
  const body = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<\?[\s\S]*?\?>/g, '')
    .replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/i, '');
  const root = /^\s*<(?:[\w.-]+:)?([\w.-]+)/.exec(body)?.[1]?.toLowerCase();
  return root === 'kml' || root === 'gpx' ? root : null;
}

function sniffContent(bytes: Uint8Array): FileFormat | null {
  if (toAscii(bytes, 0, 2) === 'PK') {
    const archive = listZipEntries(bytes, MAX_ENTRIES);
    const holds = (extension: RegExp) => archive?.entries.some((entry) => extension.test(entry.name));
    return holds(/\.kml$/i) ? 'kmz' : holds(/\.shp$/i) ? 'shapefile' : null;
  }
  if (toAscii(bytes, 8, 12) === '.FIT') return 'fit';
  if (toAscii(bytes, 0, 3) === 'fgb' && bytes[3] === 3) return 'flatgeobuf';
  if (isShp(bytes)) return 'shapefile';
  if (isPhoto(bytes)) return 'photo';
  const text = toHeadText(bytes)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text.startsWith('<')) return sniffXml(text);
  return text.startsWith('{') || text.startsWith('[') ? 'geojson' : null;
}

/** The format of a file by its content first and its name's extension second; null when neither tells. */
export function sniffFormat(bytes: Uint8Array, name: string): FileFormat | null {
  const extension = /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return sniffContent(bytes) ?? EXTENSIONS.get(extension) ?? null;
}
