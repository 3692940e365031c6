import { Inflate } from 'fflate';
import { type DecodeContext, DecodeFault, toSizeText } from '../outcome/decode-fault.ts';

/** An entry of a zip archive's central directory. `offset` is that of its local header. */
export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  crc: number;
  compressedSize: number;
  /** Stated size of the content; more is never read. */
  size: number;
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
// Deflate grows at most 1,032 times, so one slice gives at most 4 MB before the count is checked.
const SLICE_BYTES = 4 * 1024;
/** The marker of Zip64 for values that do not fit. */
const ZIP64_COUNT = 0xffff;
const ZIP64_OFFSET = 0xffffffff;
/** Limit of the compression ratio over a number of bytes: maps compress to a twentieth or a hundredth, never further than this. */
const BOMB_RATIO = 500;
const BOMB_BYTES = 16 * 1024 * 1024;

function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return null;
}

/**
 * The entries of a zip archive by its central directory, or null when the bytes are none (also for most of Zip64,
 * which archives within our limits never need). Reads at most `maxEntries` of them, and says how many there are.
 * Source of the format: PKWARE APPNOTE 6.3.10, 4.3.
 */
export function listZipEntries(
  bytes: Uint8Array,
  maxEntries: number,
): { entries: ZipEntry[]; total: number } | null {
  const view = toView(bytes);
  const end = findEnd(view);
  if (end === null) return null;
  const total = view.getUint16(end + 10, true);
  // More entries than ZIP without Zip64 can count, hence beyond the limit.
  if (total === ZIP64_COUNT && view.getUint32(end + 16, true) === ZIP64_OFFSET) return { entries: [], total };
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < Math.min(total, maxEntries); index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL_SIGNATURE) return null;
    const nameLength = view.getUint16(at + 28, true);
    const flags = view.getUint16(at + 8, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) === 1,
      crc: view.getUint32(at + 16, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { entries, total };
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function updateCrc(crc: number, chunk: Uint8Array): number {
  let value = crc;
  for (const byte of chunk) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 0xff] ?? 0);
  return value;
}

function findData(bytes: Uint8Array, entry: ZipEntry): Uint8Array | null {
  const view = toView(bytes);
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== LOCAL_SIGNATURE) return null;
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const end = start + entry.compressedSize;
  return end > bytes.length ? null : bytes.subarray(start, end);
}

/** Inflates an entry in slices and turns errors of fflate into faults of the archive. */
function* inflateSlices(data: Uint8Array, toFault: () => DecodeFault): Generator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => ready.push(chunk));
  for (let at = 0; at < data.length; at += SLICE_BYTES) {
    try {
      inflate.push(data.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= data.length);
    } catch {
      throw toFault();
    }
    yield* ready;
    ready = [];
  }
}

/**
 * The bytes of one entry as a stream, counted while they come out: one that gives more than it states is damaged.
 * Throws a `DecodeFault` when the entry is damaged, encrypted, larger than the limit, or a zip bomb.
 */
export async function* readZipEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  { fileName, limits }: DecodeContext,
): AsyncGenerator<Uint8Array> {
  const toFault = () =>
    new DecodeFault('bad_archive', `${fileName} is damaged: ${entry.name} cannot be read.`);
  if (entry.isEncrypted) throw new DecodeFault('bad_archive', `${fileName} is encrypted.`);
  const data = findData(bytes, entry);
  if (!data || (entry.method !== 0 && entry.method !== 8)) throw toFault();
  const toSizeFault = () =>
    new DecodeFault('size_limit', `${fileName} holds more than ${toSizeText(limits.maxInflatedBytes)}.`);
  if (entry.size > limits.maxInflatedBytes) throw toSizeFault();
  // By the stated size, which also limits inflating: a bomb is refused before a byte is inflated.
  if (entry.size > BOMB_BYTES && entry.size > data.length * BOMB_RATIO) {
    throw new DecodeFault('size_limit', `${fileName} grows more than ${BOMB_RATIO} times when it is opened.`);
  }
  let size = 0;
  let crc = 0xffffffff;
  for (const chunk of entry.method === 0 ? [data] : inflateSlices(data, toFault)) {
    size += chunk.length;
    if (size > limits.maxInflatedBytes) throw toSizeFault();
    if (size > BOMB_BYTES && size > data.length * BOMB_RATIO) {
      throw new DecodeFault(
        'size_limit',
        `${fileName} grows more than ${BOMB_RATIO} times when it is opened.`,
      );
    }
    if (size > entry.size) throw toFault();
    crc = updateCrc(crc, chunk);
    yield chunk;
  }
  if ((crc ^ 0xffffffff) >>> 0 !== entry.crc) throw toFault();
}

/** Nothing is written to disk, but an archive with such paths is malicious. */
function leadsOut(name: string): boolean {
  return /^(?:[\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..');
}

/**
 * The entries of a file that should be an archive of some kind.
 * @throws DecodeFault `bad_archive`, or `entry_limit` for more than the limit allows.
 */
export function listArchive(
  file: { name: string; bytes: Uint8Array },
  kind: 'KMZ' | 'zip',
  { limits }: DecodeContext,
): ZipEntry[] {
  const archive = listZipEntries(file.bytes, limits.maxEntries);
  if (!archive) throw new DecodeFault('bad_archive', `${file.name} is not a readable ${kind} archive.`);
  if (archive.total > limits.maxEntries) {
    const limit = limits.maxEntries.toLocaleString('en-US');
    throw new DecodeFault('entry_limit', `${file.name} has more than ${limit} entries.`);
  }
  const stray = archive.entries.find(({ name }) => leadsOut(name));
  if (stray !== undefined) {
    throw new DecodeFault('bad_archive', `${file.name} holds a path that leads out of it: ${stray.name}.`);
  }
  return archive.entries;
}
