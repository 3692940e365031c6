// usage: node packages/geo/scripts/make-epsg-table.ts: writes src/formats/crs/epsg-table.generated.ts from the packages named below.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import proj4 from 'proj4';

const require = createRequire(import.meta.url);
const FILE = join(import.meta.dirname, '../src/formats/crs/epsg-table.generated.ts');

/** One coordinate reference system of `epsg-index`; its code is one of EPSG or of Esri. */
interface IndexEntry {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly wkt: string | null;
  readonly proj4: string | null;
  readonly unit: string | null;
  /** Metres; of the transformation with a grid where the definition names one. */
  readonly accuracy: number | null;
}

interface EsriEntry {
  readonly wkid: number;
  readonly wkt: string;
}

const KINDS = /^CRS-(PROJ|GEOG|GEOG3D|COMPOUND)CRS$/;
const WGS84 = '4326';
/** Datums that PROJ strings name instead of their parameters: a code of the geographic CRS for each. */
const NAMED_DATUMS: Readonly<Record<string, string>> = { WGS84, NAD83: '4269', NAD27: '4267' };

/**
 * Which source of datum parameters is nearer to what PROJ 9.1 does without grids, where it is not `proj4-list`: found by
 * comparing three positions of each of 6,724 systems (decision 52). That of S-JTSK is the Czech one.
 */
const BY_PROJ4 = new Set(
  (
    '3906 4141 4152 4156 4161 4168 4178 4179 4182 4191 4201 4203 4207 4208 4216 4223 4232 4238 4242 4254 4266 4271 4297 ' +
    '4309 4606 4613 4617 4629 4630 4666 4688 4689 4690 4691 4710 5561 6311 6892'
  ).split(' '),
);
const BY_INDEX = new Set('4154 4160 4194 4240 4638'.split(' '));
/** The mean of the contiguous states (EPSG:1173): the sources name grids alone. */
const NAD27_SHIFT = '-8,160,176';

const index = JSON.parse(readFileSync(require.resolve('epsg-index/all.json'), 'utf8')) as Record<
  string,
  IndexEntry
>;
const list = require('proj4-list') as Record<string, readonly [string, string]>;
const esri = (
  require('@esri/proj-codes/pe_list_geogcs.json') as {
    GeographicCoordinateSystems: readonly EsriEntry[];
  }
).GeographicCoordinateSystems;

const findShift = (definition: string | null | undefined) => /\+towgs84=(\S+)/.exec(definition ?? '')?.[1];

/** The parameters that proj4 knows by the code of a geographic CRS, or by the name of a datum. */
function findKnownShift(datum: string): string | undefined {
  const found: unknown = Reflect.get(new proj4.Proj(`+proj=longlat +datum=${datum}`), 'datum_params');
  return Array.isArray(found) ? found.join(',') : undefined;
}

/** Metres and arc seconds to WGS 84; '0' for none, '' for a datum whose shift is not known. */
function toShift(code: string, definition: string): string {
  const listed = list[`EPSG:${code}`]?.[1];
  const named = /\+datum=(\w+)/.exec(listed ?? '')?.[1];
  const sources = {
    list: findShift(listed) ?? (named === undefined || named === 'NAD27' ? undefined : findKnownShift(named)),
    proj4: findKnownShift(`EPSG_${code}`),
    index: findShift(index[code]?.proj4),
  };
  const first = BY_PROJ4.has(code) ? sources.proj4 : BY_INDEX.has(code) ? sources.index : undefined;
  const shift =
    code === '4267' ? NAD27_SHIFT : (first ?? sources.list ?? sources.proj4 ?? sources.index ?? '');
  const numbers = shift.split(',').map(Number);
  // Modern datums of those ellipsoids are within a metre or two of WGS 84.
  if (shift === '' || numbers.some(Number.isNaN))
    return /\+ellps=(GRS80|WGS84)\b/.test(definition) ? '0' : '';
  const last = numbers.findLastIndex((number) => number !== 0);
  return last < 0 ? '0' : numbers.slice(0, last < 3 ? 3 : 7).join(',');
}

/** Of datums that are nearer to WGS 84 than this many metres nobody needs to be told. */
const FAR_M = 10;
/** Beijing 1954 differs by region, and Korean 1985 is shifted by a method that PROJ strings cannot state. */
const ROUGH = new Set(['4132', '4162', '4214']);

/** Whether positions may be off by more than a metre because a grid is not used or the parameters are a mean. */
const isRough = ({ code, proj4: definition, accuracy }: IndexEntry) =>
  /\+nadgrids=[^@]/.test(definition ?? '') || accuracy === null || accuracy > 1 || ROUGH.has(code);

const DATUM_NAME = /DATUM\["([^"]+)"/;
const esriDatums = new Map(esri.map(({ wkid, wkt }) => [String(wkid), DATUM_NAME.exec(wkt)?.[1]]));

/** The CRS on the same datum that counts from Greenwich: the sources know its shift. */
function findGreenwich(code: string): string | undefined {
  const datum = esriDatums.get(code);
  const isSame = ([other, name]: readonly [string, string | undefined]) =>
    other !== code && name === datum && index[other]?.proj4?.includes('+pm=') === false;
  return datum === undefined ? undefined : [...esriDatums].find(isSame)?.[0];
}

const isFar = (shift: string) => Math.hypot(...shift.split(',').slice(0, 3).map(Number)) > FAR_M;

const GEOGRAPHIC = /^CRS-GEOG(3D)?CRS$/;
const codesByName = new Map(
  Object.values(index)
    .filter(({ kind }) => GEOGRAPHIC.test(kind))
    .map(({ name, code }) => [name, code]),
);

/** The code of the geographic CRS that another is based on; '' where nothing tells. */
function findBase({ kind, code, name, wkt, proj4: definition }: IndexEntry): string {
  if (GEOGRAPHIC.test(kind)) return code;
  const told = /AUTHORITY\["(?:EPSG|ESRI)","(\d+)"\]\],PROJECTION\[/.exec(wkt ?? '')?.[1];
  const named = NAMED_DATUMS[/\+datum=(\w+)/.exec(definition ?? '')?.[1] ?? ''];
  return told ?? codesByName.get(name.split(' / ')[0] ?? '') ?? named ?? '';
}

const ELLIPSOID = /\+ellps=(\S+)/;

/** Ellipsoids by name: the library takes one that it does not know for that of WGS 84. */
const ellipsoids = new Map(
  Object.values(index).flatMap(({ wkt, proj4: definition }) => {
    const [, radius, inverseFlattening] = /SPHEROID\["[^"]*",([\d.]+),([\d.]+)/.exec(wkt ?? '') ?? [];
    const name = ELLIPSOID.exec(definition ?? '')?.[1];
    return name === undefined || radius === undefined
      ? []
      : [[name, `+a=${radius} +rf=${inverseFlattening}`]];
  }),
);

const LEFT_OUT =
  /\+(towgs84|geoidgrids|vunits|vto_meter|type|no_defs|wktext)(=\S+)?|\+nadgrids=(?!@null)\S+|\+units=m(?=\s|$)/g;

function toDefinition({ proj4: definition, kind, unit, wkt }: IndexEntry): string {
  const bare = (definition ?? '').replace(/\+datum=(WGS84|NAD83)/g, (_all, datum) =>
    datum === 'WGS84' ? '+ellps=WGS84' : '+ellps=GRS80',
  );
  const isGrads = unit?.startsWith('grad') === true || /UNIT\["grad"/i.test(wkt ?? '');
  const grads = GEOGRAPHIC.test(kind) && isGrads ? ' +units=grad' : '';
  const datumless = bare.replace(/\+datum=NAD27/, '+ellps=clrk66').replace(LEFT_OUT, '');
  const numbers = datumless.replace(ELLIPSOID, (all, name) =>
    /^(WGS84|GRS80)$/.test(name) ? all : (ellipsoids.get(name) ?? all),
  );
  return numbers.replace(/\s+/g, ' ').trim() + grads;
}

/** Their axes point south and west, which the definitions leave out. */
const TURNED = new Set(['8044', '8045']);

function canProject(definition: string): boolean {
  try {
    return new proj4.Proj(definition) !== null;
  } catch {
    return false;
  }
}

/** `OSGB_1936`, `D_OSGB_1936` and `OSGB 1936` are one name. */
const toPlainName = (name: string) =>
  name
    .replace(/^D_/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function listSystems(): string[][] {
  return Object.values(index)
    .filter((entry) => KINDS.test(entry.kind) && entry.proj4 !== null && !TURNED.has(entry.code))
    .flatMap((entry) => {
      const definition = toDefinition(entry);
      if (!canProject(definition)) return [];
      const base = findBase(entry);
      const row = [entry.code, entry.name, base, definition];
      if (base !== entry.code) return [row];
      const greenwich = definition.includes('+pm=') ? findGreenwich(base) : undefined;
      const shift = toShift(greenwich ?? base, definition);
      return [[...row, shift, isFar(shift) && isRough(entry) ? '~' : '']];
    });
}

function listDatums(codes: ReadonlySet<string>): string[][] {
  const datums = new Map<string, string>();
  const add = (text: string | undefined, code: string) => {
    const name = toPlainName(text ?? '');
    if (name !== '' && codes.has(code) && !datums.has(name)) datums.set(name, code);
  };
  const byCode = (a: { code: string }, b: { code: string }) => Number(a.code) - Number(b.code);
  for (const { wkt, code } of Object.values(index)
    .filter(({ kind }) => kind === 'CRS-GEOGCRS')
    .sort(byCode)) {
    add(DATUM_NAME.exec(wkt ?? '')?.[1], code);
  }
  for (const { wkt, wkid } of esri.toSorted((a, b) => a.wkid - b.wkid)) {
    add(DATUM_NAME.exec(wkt)?.[1], String(wkid));
  }
  // Some definitions come without a text: their datums go by the name of the CRS.
  for (const [name, code] of codesByName) add(name, code);
  return [...datums];
}

const toLines = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) => row.join('\t').replaceAll('\\', '').replaceAll('`', "'").trimEnd())
    .sort()
    .join('\n');

/** The table as a module: two texts of lines, since a text is searched without making objects of all of it. */
export function makeEpsgTable(): string {
  const systems = listSystems();
  const codes = new Set(systems.map(([code = '']) => code));
  return `// Made by scripts/make-epsg-table.ts from epsg-index, proj4-list, proj4 and @esri/proj-codes. Do not edit.

/** Code, name, code of the geographic CRS, PROJ string; of a geographic CRS also its shift to WGS 84, and ~ where that is rough. */
export const SYSTEMS = \`
${toLines(systems)}
\`;

/** Name of a datum or of a geographic CRS, code of a geographic CRS on it. */
export const DATUMS = \`
${toLines(listDatums(codes))}
\`;
`;
}

if (import.meta.main) writeFileSync(FILE, makeEpsgTable());
