import type { Decoded, DecodeLimits } from '../decoded.ts';
import type { RawGeometry, RawPosition } from './clean-geometry.ts';
import { type DecodeContext, DecodeFault, settleDecode, toContext } from './decode-fault.ts';
import { createFeatureCollector, type FeatureCollector, toVertexFault } from './feature-collector.ts';
import { listArchive, readZipEntry, type ZipEntry } from './zip-directory.ts';

const FILE_CODE = 9994;
const HEADER_BYTES = 100;
const RECORD_HEADER_BYTES = 8;
/** Polygon, PolygonZ and PolygonM begin alike; what follows the positions is heights and measures, which are left. */
const POLYGON_TYPES: ReadonlySet<number> = new Set([5, 15, 25]);
const NULL_SHAPE = 0;
/** Before the parts of a polygon: its type, its box, and how many parts and positions there are. */
const POLYGON_HEAD_BYTES = 44;
const MAX_PRJ_BYTES = 64 * 1024;

type Ring = readonly RawPosition[];

const depthOf = ({ name }: ZipEntry) => name.split('/').length;
const isHidden = ({ name }: ZipEntry) => name.startsWith('__MACOSX/');
const isBeside = (shp: ZipEntry, extension: string) => (entry: ZipEntry) =>
  entry.name.toLowerCase() === `${shp.name.slice(0, -4)}.${extension}`.toLowerCase();

/** The shapes of an archive nearest its root, the first by name where there are several. */
function findMainShp(entries: readonly ZipEntry[]): ZipEntry | null {
  const shapes = entries.filter((entry) => /\.shp$/i.test(entry.name) && !isHidden(entry));
  const [first] = shapes.toSorted((a, b) => depthOf(a) - depthOf(b) || a.name.localeCompare(b.name));
  return first ?? null;
}

/** All bytes of an entry; the reader counts them while they come out. */
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

/** Throws a `DecodeFault` where the projection beside the shapes is not of degrees. */
function checkProjection(text: string, fileName: string): void {
  if (/^\s*(?:GEOGCS|GEOGCRS|GEODCRS)\s*\[/i.test(text) || text.trim() === '') return;
  const name = /"([^"]{1,80})"/.exec(text)?.[1] ?? 'another';
  throw new DecodeFault(
    'foreign_projection',
    `${fileName} is in the coordinate system ${name}. Save it in WGS 84 (degrees) first.`,
  );
}

/** Twice the signed area: negative for clockwise rings, which are outlines here, positive for holes. */
function toTurn(ring: Ring): number {
  let doubled = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [ax = 0, ay = 0] = ring[index - 1] ?? [];
    const [bx = 0, by = 0] = ring[index] ?? [];
    doubled += ax * by - bx * ay;
  }
  return doubled;
}

function isInside([x = 0, y = 0]: RawPosition, ring: Ring): boolean {
  let inside = false;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index, index += 1) {
    const [ax = 0, ay = 0] = ring[index] ?? [];
    const [bx = 0, by = 0] = ring[last] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Puts each hole into the smallest outline around it; one that lies in none is an outline wound the wrong way. */
function toPolygons(rings: readonly Ring[]): Ring[][] {
  const shells = rings.filter((ring) => toTurn(ring) <= 0).map((ring) => [ring]);
  if (shells.length === 0) return rings.map((ring) => [ring]);
  const bySize = shells.toSorted((a, b) => Math.abs(toTurn(a[0] ?? [])) - Math.abs(toTurn(b[0] ?? [])));
  for (const ring of rings.filter((one) => toTurn(one) > 0)) {
    const around = bySize.find(([shell = []]) => isInside(ring[0] ?? [], shell));
    if (around === undefined) shells.push([ring]);
    else around.push(ring);
  }
  return shells;
}

/** The rings of one record, or null where its counts do not fit into its bytes. */
function readRings(view: DataView, start: number, end: number): Ring[] | null {
  if (end - start < POLYGON_HEAD_BYTES) return null;
  const partCount = view.getInt32(start + 36, true);
  const pointCount = view.getInt32(start + 40, true);
  const points = start + POLYGON_HEAD_BYTES + partCount * 4;
  // Before anything is made of them: both counts are the file's own word.
  if (partCount < 0 || pointCount < 0 || points + pointCount * 16 > end) return null;
  const rings: Ring[] = [];
  for (let part = 0; part < partCount; part += 1) {
    const at = start + POLYGON_HEAD_BYTES + part * 4;
    const from = view.getInt32(at, true);
    const to = part + 1 < partCount ? view.getInt32(at + 4, true) : pointCount;
    if (from < 0 || to < from || to > pointCount) return null;
    const ring: [number, number][] = [];
    for (let index = from; index < to; index += 1) {
      const place = points + index * 16;
      ring.push([view.getFloat64(place, true), view.getFloat64(place + 8, true)]);
    }
    rings.push(ring);
  }
  return rings;
}

const toRaw = (polygons: Ring[][]): RawGeometry =>
  polygons.length === 1 ? { kind: 'polygon', rings: polygons[0] ?? [] } : { kind: 'multipolygon', polygons };

function addRecords(
  bytes: Uint8Array,
  name: string,
  context: DecodeContext,
  collector: FeatureCollector,
): void {
  const { fileName, limits } = context;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isShp = bytes.length >= HEADER_BYTES && view.getInt32(0, false) === FILE_CODE;
  if (!isShp) throw new DecodeFault('bad_archive', `${fileName} is damaged: ${name} cannot be read.`);
  let at = HEADER_BYTES;
  for (let record = 1; at + RECORD_HEADER_BYTES + 4 <= bytes.length; record += 1) {
    const start = at + RECORD_HEADER_BYTES;
    const end = start + view.getInt32(at + 4, false) * 2;
    if (end <= start || end > bytes.length) break;
    const title = `${name.split('/').at(-1)?.slice(0, -4) ?? name} ${record}`;
    const type = view.getInt32(start, true);
    if (POLYGON_TYPES.has(type)) {
      // A position takes 16 bytes, so a record cannot hold more than this.
      if ((end - start) / 16 > limits.maxVertices + POLYGON_HEAD_BYTES) throw toVertexFault(context);
      const rings = readRings(view, start, end);
      const describe = () => ({
        name: title,
        description: '',
        color: null,
        created_origin: null,
        data: [],
        folder: null,
      });
      if (rings === null) collector.leave('invalid_coordinates', title);
      else collector.add([toRaw(toPolygons(rings))], title, describe);
    } else {
      collector.leave(type === NULL_SHAPE ? 'no_geometry' : 'unsupported_geometry', title);
    }
    at = end;
  }
}

/** Whether every position lies on the globe: without a projection beside it, shapes in metres show by that. */
function assertDegrees(decoded: Decoded, fileName: string): Decoded {
  if (!decoded.ok) return decoded;
  const isOff = ([lng = 0, lat = 0]: readonly number[]) => Math.abs(lng) > 180 || Math.abs(lat) > 90;
  const hasFault = decoded.features.some(({ geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return false;
    return (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat(2).some(isOff);
  });
  if (!hasFault) return decoded;
  throw new DecodeFault(
    'foreign_projection',
    `${fileName} is not in degrees. Save it in WGS 84 (degrees) first.`,
  );
}

/**
 * Decodes the polygons of an ESRI shapefile in a zip archive; shapes of other types and further entries are named in
 * the report. Only shapes in degrees are taken. Attributes (`.dbf`) are not read. Source of the format: ESRI Shapefile
 * Technical Description, July 1998.
 */
export function decodeShapefile(
  file: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(file.name, limits);
  return settleDecode(async () => {
    const entries = listArchive(file, 'zip', context);
    const shp = findMainShp(entries);
    if (!shp) throw new DecodeFault('bad_archive', `${file.name} holds no shapefile.`);
    const prj = entries.find(isBeside(shp, 'prj'));
    if (prj !== undefined) {
      const small = { ...context, limits: { ...context.limits, maxInflatedBytes: MAX_PRJ_BYTES } };
      checkProjection(new TextDecoder().decode(await readWhole(file.bytes, prj, small)), file.name);
    }
    const collector = createFeatureCollector(context);
    const parts = new Set(entries.filter((entry) => entry.name.startsWith(shp.name.slice(0, -3))));
    for (const entry of entries) {
      if (!parts.has(entry) && !entry.name.endsWith('/')) collector.leave('archive_entry', entry.name);
    }
    addRecords(await readWhole(file.bytes, shp, context), shp.name, context, collector);
    return assertDegrees(collector.finish('shapefile'), file.name);
  });
}
