import {
  DEFAULT_FEATURE_COLOR,
  type Geometry,
  type ImportLine,
  importLine,
  MAX_ALTITUDE_M,
  MAX_VERTICES,
  MIN_ALTITUDE_M,
} from '@waypost/contract';

/** Escapes of NUL or of a surrogate: PostgreSQL cannot store NUL or a lone surrogate. */
const DOUBTFUL_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const COLOR = /^#[0-9a-f]{6}$/i;
const KEYS = new Set(Object.keys(importLine.shape));
const MAX_RINGS = 10_000;

type Raw = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, min: number, max: number): value is string =>
  typeof value === 'string' && value.length >= min && value.length <= max;
const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

function isPosition(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return false;
  const [lng, lat, altitude = 0] = value;
  return (
    typeof lng === 'number' &&
    typeof lat === 'number' &&
    typeof altitude === 'number' &&
    lng >= -180 &&
    lng <= 180 &&
    lat >= -90 &&
    lat <= 90 &&
    altitude >= MIN_ALTITUDE_M &&
    altitude <= MAX_ALTITUDE_M
  );
}

const isPath = (value: unknown, min: number): value is unknown[][] =>
  Array.isArray(value) && value.length >= min && value.length <= MAX_VERTICES && value.every(isPosition);

function isRing(value: unknown): value is unknown[][] {
  if (!isPath(value, 4)) return false;
  const [first, last] = [value[0], value.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function isOutline(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_RINGS || !value.every(isRing))
    return false;
  return value.reduce((sum, ring) => sum + ring.length, 0) <= MAX_VERTICES;
}

function toGeometry(value: unknown): Geometry | null {
  if (!isObject(value)) return null;
  const { type, coordinates } = value;
  const isPlain =
    (type === 'Point' && isPosition(coordinates)) ||
    (type === 'LineString' && isPath(coordinates, 2)) ||
    (type === 'Polygon' && isOutline(coordinates));
  // These checks cover all rules of the schema for these types.
  return isPlain ? ({ type, coordinates } as Geometry) : null;
}

function toData(value: unknown): ImportLine['data'] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > 500) return null;
  const entries: ImportLine['data'] = [];
  for (const entry of value) {
    if (!isObject(entry)) return null;
    const { key, value: text, type = 0, ...others } = entry;
    if (!isText(key, 1, 255) || !isText(text, 0, 10_000) || !isWithin(type, 0, 4)) return null;
    for (const _ in others) return null;
    entries.push({ key, value: text, type });
  }
  return entries;
}

/** The optional fields that most lines omit, or null when one of them needs the schema. */
function pickRare(raw: Raw): Partial<ImportLine> | null {
  const { template_id, parent_code, file_name, source, created_origin, is_unnamed } = raw;
  const rare: { -readonly [K in keyof ImportLine]?: ImportLine[K] } = {};
  if (template_id === null || isWithin(template_id, 1, 2_147_483_647)) rare.template_id = template_id;
  else if (template_id !== undefined) return null;
  if (parent_code === null) rare.parent_code = null;
  else if (parent_code !== undefined) return null;
  if (created_origin !== undefined) {
    const { data } = importLine.shape.created_origin.safeParse(created_origin);
    if (data === undefined) return null;
    rare.created_origin = data;
  }
  rare.local_uuid = raw.local_uuid as string;
  if (isText(file_name, 0, 255)) rare.file_name = file_name;
  else if (file_name !== undefined) return null;
  if (isFlag(is_unnamed)) rare.is_unnamed = is_unnamed;
  else if (is_unnamed !== undefined) return null;
  if (source === undefined) return rare;
  if (!isObject(source)) return null;
  const { file, index, ...others } = source;
  if (!isWithin(file, 0, 29) || !isWithin(index, 0, 10_000_000)) return null;
  for (const _ in others) return null;
  rare.source = { file, index };
  return rare;
}

/**
 * Parses a line exactly as `importLine` does, but faster, when every field is plainly valid. @param text the line
 * @param json its parsed value @returns null for every other line, including many valid ones: use the schema then.
 */
export function parsePlainLine(text: string, json: unknown): ImportLine | null {
  if (!isObject(json) || DOUBTFUL_ESCAPE.test(text)) return null;
  for (const key in json) if (!KEYS.has(key)) return null;
  const { description = '', color = DEFAULT_FEATURE_COLOR, geofence_events: events = [], local_uuid } = json;
  const { shared = false, is_static = false, geofence = false, geofence_prompt = false } = json;
  if (typeof local_uuid !== 'string' || !UUID.test(local_uuid) || typeof json.name !== 'string') return null;
  const name = json.name.trim();
  if (!isText(name, 2, 255) || !isText(description, 0, 255)) return null;
  if (typeof color !== 'string' || !COLOR.test(color)) return null;
  if (![shared, is_static, geofence, geofence_prompt].every(isFlag)) return null;
  if (!Array.isArray(events) || events.length > 0) return null;
  const geometry = toGeometry(json.geometry);
  const data = toData(json.data);
  const rare = pickRare(json);
  if (geometry === null || data === null || rare === null) return null;
  // In the key order of the schema, because the request digest is computed from the JSON text. The flags were checked
  // above.
  return {
    geometry,
    name,
    description,
    shared,
    is_static,
    color: color.toLowerCase(),
    data,
    geofence,
    geofence_events: [],
    geofence_prompt,
    ...rare,
  } as ImportLine;
}
