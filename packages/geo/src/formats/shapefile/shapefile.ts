import { assertDegrees } from '../crs/assert-degrees.ts';
import type { Projection } from '../crs/projection.ts';
import { requireProjection } from '../crs/require-projection.ts';
import { unprojectParts } from '../crs/unproject-parts.ts';
import { type DecodeContext, DecodeFault, settleDecode, toContext } from '../outcome/decode-fault.ts';
import type { Decoded, DecodeLimits } from '../outcome/decoded.ts';
import {
  createFeatureCollector,
  type FeatureCollector,
  toVertexFault,
} from '../outcome/feature-collector.ts';
import { createFieldWords, type FieldWords } from '../properties/field-words.ts';
import { firstText, toBaseName } from '../properties/property-text.ts';
import { isShp } from '../sniff-format.ts';
import { listArchive, readZipEntry, type ZipEntry } from '../zip/zip-directory.ts';
import { readDbf } from './dbf.ts';
import { readShape } from './shapefile-shapes.ts';

const FILE_CODE = 9994;
const HEADER_BYTES = 100;
const RECORD_HEADER_BYTES = 8;
/** Limit of the `.prj` and `.cpg` files. */
const MAX_TEXT_BYTES = 64 * 1024;

const depthOf = ({ name }: ZipEntry) => name.split('/').length;
const isHidden = ({ name }: ZipEntry) => name.startsWith('__MACOSX/');
const isBeside = (shp: ZipEntry, extension: string) => (entry: ZipEntry) =>
  entry.name.toLowerCase() === `${shp.name.slice(0, -4)}.${extension}`.toLowerCase();

/** All `.shp` entries of an archive, those nearest the root first, then by name. */
function listShps(entries: readonly ZipEntry[]): ZipEntry[] {
  const shapes = entries.filter((entry) => /\.shp$/i.test(entry.name) && !isHidden(entry));
  return shapes.toSorted((a, b) => depthOf(a) - depthOf(b) || a.name.localeCompare(b.name));
}

/** All bytes of an entry; `readZipEntry` enforces the limit. */
async function readWhole(bytes: Uint8Array, entry: ZipEntry, context: DecodeContext): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of readZipEntry(bytes, entry, context)) {
    parts.push(part);
    size += part.length;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Describes a shape by its row of the table, or else by its number. */
type DescribeShape = (index: number) => FieldWords;

function addRecords(
  bytes: Uint8Array,
  name: string,
  context: DecodeContext,
  collector: FeatureCollector,
  { describe, projection }: { describe: DescribeShape; projection: Pick<Projection, 'unproject'> },
): void {
  const { fileName, limits } = context;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isShp = bytes.length >= HEADER_BYTES && view.getInt32(0, false) === FILE_CODE;
  if (!isShp) throw new DecodeFault('bad_archive', `${fileName} is damaged: ${name} cannot be read.`);
  let at = HEADER_BYTES;
  for (let index = 0; at + RECORD_HEADER_BYTES + 4 <= bytes.length; index += 1) {
    const start = at + RECORD_HEADER_BYTES;
    const end = start + view.getInt32(at + 4, false) * 2;
    if (end <= start || end > bytes.length) break;
    // A position takes 16 bytes, so a record cannot hold more than this.
    if ((end - start) / 16 > limits.maxVertices * 2 + HEADER_BYTES) throw toVertexFault(context);
    const words = describe(index);
    const shape = end - start < 4 ? null : readShape(view, start, end);
    if (shape?.ok === true) {
      collector.add(unprojectParts(shape.parts, projection), words.name, () => ({
        ...words,
        data: words.data.map((field) => ({ ...field })),
      }));
    } else collector.leave(shape?.loss ?? 'invalid_coordinates', words.name);
    at = end;
  }
}

/** The text of a small entry, or '' if it is missing. */
async function readText(
  file: { bytes: Uint8Array },
  entry: ZipEntry | undefined,
  context: DecodeContext,
): Promise<string> {
  if (entry === undefined) return '';
  const small = { ...context, limits: { ...context.limits, maxInflatedBytes: MAX_TEXT_BYTES } };
  return new TextDecoder().decode(await readWhole(file.bytes, entry, small));
}

/** Without a readable table, shapes are named by their numbers. */
async function readWords(
  file: { bytes: Uint8Array },
  entries: readonly ZipEntry[],
  shp: ZipEntry,
  context: DecodeContext,
): Promise<{ describe: DescribeShape; isDamaged: boolean }> {
  const dbf = entries.find(isBeside(shp, 'dbf'));
  const encoding = await readText(file, entries.find(isBeside(shp, 'cpg')), context);
  const table = dbf === undefined ? null : readDbf(await readWhole(file.bytes, dbf, context), encoding);
  const toWords = createFieldWords(table?.layout ?? [], '');
  const title = toBaseName(shp.name);
  const describe = (index: number) => {
    const words = toWords(table?.row(index) ?? []);
    return { ...words, name: firstText(words.name, `${title} ${index + 1}`) };
  };
  return { describe, isDamaged: dbf !== undefined && table === null };
}

/** Decodes a bare `.shp`: shapes are named by their numbers and must be in degrees. */
function decodeBareShp(
  { name, bytes }: { name: string; bytes: Uint8Array },
  context: DecodeContext,
): Decoded {
  const collector = createFeatureCollector(context);
  const toWords = createFieldWords([], '');
  const describe = (index: number) => ({ ...toWords([]), name: `${toBaseName(name)} ${index + 1}` });
  addRecords(bytes, name, context, collector, { describe, projection: { unproject: null } });
  collector.recorder.warn('bare_shapes');
  return assertDegrees(collector.finish('shapefile'), name);
}

/** Adds the features of one shapefile of an archive. Throws a `DecodeFault` if it cannot be read. */
async function addLayer(
  file: { name: string; bytes: Uint8Array },
  entries: readonly ZipEntry[],
  shp: ZipEntry,
  context: DecodeContext,
  collector: FeatureCollector,
): Promise<void> {
  const wkt = await readText(file, entries.find(isBeside(shp, 'prj')), context);
  const projection = await requireProjection({ wkt }, file.name, collector.recorder);
  const { describe, isDamaged } = await readWords(file, entries, shp, context);
  if (isDamaged) collector.recorder.warn('damaged_table');
  addRecords(await readWhole(file.bytes, shp, context), shp.name, context, collector, {
    describe,
    projection,
  });
}

/** Whether a fault concerns one layer only, so that the others are still read. */
const isOfLayer = (error: unknown): error is DecodeFault =>
  error instanceof DecodeFault && (error.reason === 'foreign_projection' || error.reason === 'bad_archive');

/**
 * Decodes ESRI shapefiles in a zip archive, all there are, or the shapes of one alone: points, lines and areas with the attributes
 * of the table beside them. Shapes in any coordinate system that is known here become degrees, others are refused; of
 * several shapefiles each is named in the report, and so are further entries. Source of the format: ESRI Shapefile
 * Technical Description, July 1998.
 */
export function decodeShapefile(
  file: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(file.name, limits);
  return settleDecode(async () => {
    if (isShp(file.bytes)) return decodeBareShp(file, context);
    const entries = listArchive(file, 'zip', context);
    const shps = listShps(entries);
    if (shps.length === 0) throw new DecodeFault('bad_archive', `${file.name} holds no shapefile.`);
    const collector = createFeatureCollector(context);
    const isPart = ({ name }: ZipEntry) => shps.some((shp) => name.startsWith(shp.name.slice(0, -3)));
    for (const entry of entries) {
      if (!isPart(entry) && !entry.name.endsWith('/')) collector.leave('archive_entry', entry.name);
    }
    const faults: DecodeFault[] = [];
    for (const shp of shps) {
      const before = collector.count();
      try {
        await addLayer(file, entries, shp, context, collector);
        const count = collector.count() - before;
        if (shps.length > 1) collector.recorder.warn('layer_read', { layer: toBaseName(shp.name), count });
      } catch (error) {
        if (!isOfLayer(error)) throw error;
        faults.push(error);
        collector.leave('archive_entry', shp.name);
        collector.recorder.warn('layer_left', { layer: toBaseName(shp.name) });
      }
    }
    const [fault] = faults;
    if (fault !== undefined && faults.length === shps.length) throw fault;
    return assertDegrees(collector.finish('shapefile'), file.name);
  });
}
