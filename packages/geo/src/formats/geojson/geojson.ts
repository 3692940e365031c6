import { assertDegrees } from '../crs/assert-degrees.ts';
import { loadProjection } from '../crs/load-projection.ts';
import type { CrsClaim, Unproject } from '../crs/projection.ts';
import { unprojectParts } from '../crs/unproject-parts.ts';
import type { RawGeometry, RawPosition } from '../geometry/clean-geometry.ts';
import {
  type DecodeContext,
  DecodeFault,
  settleDecode,
  toContext,
  toSizeText,
} from '../outcome/decode-fault.ts';
import type { DataField, Decoded, DecodeLimits, FeatureGeometry } from '../outcome/decoded.ts';
import {
  createFeatureCollector,
  type Describe,
  type FeatureCollector,
} from '../outcome/feature-collector.ts';
import type { FidelityRecorder } from '../outcome/fidelity.ts';
import { isLargeInteger, quoteLargeIntegers } from '../properties/large-integers.ts';
import {
  firstText,
  isDataField,
  parseHexColor,
  parseTime,
  readOwnFlags,
  splitNaming,
  toBaseName,
  toDataField,
  toText,
} from '../properties/property-text.ts';
import { isInDegrees, readGeojsonCrs } from './geojson-crs.ts';
import { checkJson } from './json-limits.ts';

type JsonObject = Record<string, unknown>;

/** What reading GeoJSON values needs: who takes their features, and what a feature without a name is called. */
export interface GeojsonState {
  collector: FeatureCollector;
  baseName: string;
  unproject: Unproject | null;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toPosition(value: unknown): RawPosition {
  return toList(value).map((item) => {
    // A height of "no data" may be written with all its digits, which `quoteLargeIntegers` made a text.
    if (typeof item === 'string' && isLargeInteger(item)) return Number(item);
    return typeof item === 'number' ? item : Number.NaN;
  });
}

const toPositions = (value: unknown) => toList(value).map(toPosition);
const toRings = (value: unknown) => toList(value).map(toPositions);

/** The parts of a geometry; a type that is none of GeoJSON's gives null. */
function toParts(geometry: unknown): RawGeometry[] | null {
  if (!isObject(geometry)) return null;
  const { coordinates } = geometry;
  switch (geometry.type) {
    case 'Point':
      return [{ kind: 'point', position: toPosition(coordinates) }];
    case 'MultiPoint':
      return toPositions(coordinates).map((position) => ({
        kind: 'point',
        position,
      }));
    case 'LineString':
      return [{ kind: 'line', positions: toPositions(coordinates) }];
    case 'MultiLineString':
      return toRings(coordinates).map((positions) => ({
        kind: 'line',
        positions,
      }));
    case 'Polygon':
      return [{ kind: 'polygon', rings: toRings(coordinates) }];
    case 'MultiPolygon':
      return [{ kind: 'multipolygon', polygons: toList(coordinates).map(toRings) }];
    case 'GeometryCollection': {
      // Nesting is held down by the depth limit on the text.
      const parts = toList(geometry.geometries).map(toParts);
      return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
    }
    default:
      return null;
  }
}

/** Milliseconds of a time given as text, or as a number of ten digits (seconds) or more (milliseconds). */
function toTime(value: unknown): number | null {
  if (typeof value === 'string' && !/^\d{9,13}$/.test(value.trim())) return parseTime(value);
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  return Math.abs(number) < 1e11 ? number * 1000 : number;
}

const OWN_KEYS = new Set(['color', 'created_origin', 'folder', 'fileName']);

/** Every property that is not one of ours becomes a data field; our own `data` list is taken as it is. */
function toDataFields(properties: JsonObject): DataField[] {
  return Object.entries(properties).flatMap(([key, value]): DataField[] => {
    if (OWN_KEYS.has(key) || value === null) return [];
    if (key === 'data' && Array.isArray(value) && value.every(isDataField)) {
      return value.map((field) => ({
        key: field.key,
        value: field.value,
        type: field.type,
      }));
    }
    // JSON can write numbers that no computer can hold; `isNoData` judges them.
    if (typeof value === 'number' && !Number.isFinite(value)) return [{ key, value: String(value), type: 1 }];
    const field = toDataField(key, toText(value));
    return [typeof value === 'string' ? { ...field, type: 0 } : field];
  });
}

/** Our own `color`, else the colours of the simplestyle convention that fit the geometry. */
function toColor(properties: JsonObject, type: FeatureGeometry['type']): string | null {
  const styleKeys =
    type === 'Point' ? ['marker-color'] : type === 'LineString' ? ['stroke'] : ['fill', 'stroke'];
  for (const key of ['color', ...styleKeys]) {
    const value = properties[key];
    const color = typeof value === 'string' ? parseHexColor(value) : null;
    if (color) return color;
  }
  return null;
}

function toDescribe(properties: JsonObject, baseName: string): { name: string; describe: Describe } {
  const fields = toDataFields(properties);
  const { name: said, description, data } = splitNaming({ name: '', description: '' }, fields);
  const name = firstText(said, baseName);
  const flags = readOwnFlags(fields);
  const times = [properties.created_origin, properties.time, properties.timestamp].map(toTime);
  const describe: Describe = (geometry) => ({
    name,
    description,
    color: toColor(properties, geometry.type),
    created_origin: times.find((time) => time !== null) ?? null,
    data: data.map((field) => ({ ...field })),
    folder: firstText(toText(properties.folder)) || null,
    ...flags,
  });
  return { name, describe };
}

function addGeometry(state: GeojsonState, geometry: unknown, properties: JsonObject): void {
  const { name, describe } = toDescribe(properties, state.baseName);
  const parts = toParts(geometry);
  if (parts && parts.length > 0) state.collector.add(unprojectParts(parts, state), name, describe);
  else state.collector.leave(isObject(geometry) && !parts ? 'unsupported_geometry' : 'no_geometry', name);
}

/**
 * The properties with the feature's id as a value, as `feature_id` where they have another `id`. The id of an export of
 * ours is its code.
 */
function withId(properties: JsonObject, id: unknown): JsonObject {
  if ((typeof id !== 'string' && typeof id !== 'number') || 'waypost_code' in properties) return properties;
  let key = 'id';
  for (let count = 1; (properties[key] ?? null) !== null; count += 1) {
    if (toText(properties[key]) === String(id)) return properties;
    key = count === 1 ? 'feature_id' : `feature_id ${count}`;
  }
  return { ...properties, [key]: id };
}

function addValue(state: GeojsonState, value: unknown): void {
  const type = isObject(value) ? value.type : null;
  if (isObject(value) && type === 'Feature') {
    const properties = value.properties;
    addGeometry(state, value.geometry, withId(isObject(properties) ? properties : {}, value.id));
  } else addGeometry(state, value, {});
}

/** Adds the features of a parsed document: a collection, a feature, a bare geometry, or a list of them. */
export function addDocument(state: GeojsonState, value: unknown): void {
  if (isObject(value) && value.type === 'FeatureCollection') {
    for (const feature of toList(value.features)) addValue(state, feature);
  } else if (Array.isArray(value)) {
    for (const item of value) addValue(state, item);
  } else addValue(state, value);
}

/**
 * How positions become degrees. Many files name a system and are in degrees all the same, as RFC 7946 wants them: those
 * are read so, with a warning, as are those of a system that is not known.
 */
async function findProjection(
  value: unknown,
  crs: CrsClaim,
  recorder: FidelityRecorder,
): Promise<Unproject | null> {
  const outcome = await loadProjection(crs);
  const { name = '' } = crs;
  if (!outcome.ok) {
    recorder.warn('foreign_crs', { crs: name });
    return null;
  }
  const { unproject, isGeographic, warnings } = outcome.projection;
  if (unproject !== null && !isGeographic && isInDegrees(value)) {
    recorder.warn('foreign_crs', { crs: name });
    return null;
  }
  for (const warning of warnings) recorder.warn(warning.kind, warning.values);
  return unproject;
}

function parseJson(bytes: Uint8Array, context: DecodeContext): unknown {
  const { fileName, limits } = context;
  const tooLarge = () =>
    new DecodeFault('size_limit', `${fileName} holds more than ${toSizeText(limits.maxInflatedBytes)}.`);
  if (bytes.length > limits.maxInflatedBytes) throw tooLarge();
  checkJson(bytes, context);
  let text: string;
  try {
    text = new TextDecoder().decode(bytes);
  } catch {
    // The engine's longest string is a little under 512 MB.
    throw tooLarge();
  }
  try {
    return JSON.parse(quoteLargeIntegers(text));
  } catch (error) {
    const line = findErrorLine(error instanceof Error ? error.message : '', text);
    const place = line === null ? '' : ` (line ${line})`;
    const values = line === null ? undefined : { line };
    throw new DecodeFault('not_well_formed', `${fileName} is not valid JSON${place}.`, values);
  }
}

/** Engines tell the place in their own words: a line, a position, or only that the text ended early. */
function findErrorLine(message: string, text: string): number | null {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /\bposition (\d+)/.exec(message)?.[1];
  const end = position === undefined ? (/end of/i.test(message) ? text.length : null) : Number(position);
  return end === null ? null : text.slice(0, end).split('\n').length;
}

/**
 * Decodes GeoJSON: a collection, a feature, a bare geometry, or a list of them. Multi-points, multi-lines and
 * geometry collections are split into features. Source of the format: RFC 7946; for `crs`, GeoJSON of 2008.
 */
export function decodeGeojson(
  file: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(file.name, limits);
  return settleDecode(async () => {
    const collector = createFeatureCollector(context);
    const value = parseJson(file.bytes, context);
    const crs = readGeojsonCrs(value);
    const unproject = crs && (await findProjection(value, crs, collector.recorder));
    addDocument({ collector, baseName: toBaseName(file.name), unproject }, value);
    return assertDegrees(collector.finish('geojson'), file.name, { crs: crs?.name, isWritten: true });
  });
}
