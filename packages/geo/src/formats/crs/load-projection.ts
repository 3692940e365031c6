import { parseCrs } from './crs-text.ts';
import { type CrsDescription, describeCrs } from './describe-crs.ts';
import { type DatumShift, loadEpsgSystems } from './epsg-systems.ts';
import type { CrsClaim, Projection, ProjectionOutcome, Unproject } from './projection.ts';

/** Longitude and latitude on WGS 84; 4979 has heights too. */
const WGS84_CODES: ReadonlySet<number> = new Set([4326, 4979]);
/** A definition is some thousand characters; a longer text is none. */
const LONGEST_TEXT = 64 * 1024;
const NO_SHIFT: DatumShift = { toWgs84: '', isRough: false };

interface KnownCrs {
  readonly name: string;
  readonly definition: string;
  readonly datum: DatumShift;
}

/** The shift that a text states, else that of the datum by its code or its name. */
async function findDatum(description: CrsDescription): Promise<DatumShift> {
  const { shift, baseCode, datumNames } = description;
  if (shift !== null) return { toWgs84: shift.join(','), isRough: shift.some((number) => number !== 0) };
  if (description.isNearWgs84) return NO_SHIFT;
  const systems = await loadEpsgSystems();
  const byCode = baseCode === 0 ? undefined : systems.find(baseCode)?.datum;
  return byCode ?? systems.findDatum(datumNames) ?? { toWgs84: null, isRough: false };
}

/** The system that a file claims: by its code, by the code within its text, or by the text itself. */
async function findCrs({ code = 0, wkt = '', name = '' }: CrsClaim): Promise<KnownCrs | null> {
  const text = wkt.length > LONGEST_TEXT ? null : parseCrs(wkt);
  const description = text && describeCrs(text);
  const codes = [code, description?.shift === null ? description.code : 0].filter((one) => one > 0);
  // Of a system near WGS 84 the text alone is enough, and no table is loaded.
  const isPlain = description?.isNearWgs84 === true;
  const systems = codes.length === 0 || (isPlain && code === 0) ? null : await loadEpsgSystems();
  for (const one of codes) {
    const system = systems?.find(one);
    if (system) return { ...system, name: name || system.name };
  }
  if (description === null) return null;
  return {
    name: name || description.name,
    definition: description.definition,
    datum: await findDatum(description),
  };
}

/** The degrees of one unit of a geographic system: grads and radians occur. */
function toDegreesOf(definition: string): number {
  if (definition.includes('+units=grad')) return 0.9;
  return Number(/\+to_degrees=(\S+)/.exec(definition)?.[1] ?? 1);
}

async function createUnproject({ definition, datum }: KnownCrs): Promise<Unproject | null> {
  const { default: proj4 } = await import('proj4');
  const shift = datum.toWgs84 === null || datum.toWgs84 === '' ? '' : ` +towgs84=${datum.toWgs84}`;
  const degrees = toDegreesOf(definition);
  // Positions are easting and northing whatever a definition says; only axes that point the other way are turned.
  const isTurned = /\+axis=[sw]/.test(definition);
  try {
    const { forward } = proj4(`${definition}${shift}`, 'WGS84');
    return (x, y) => {
      try {
        const [lng = Number.NaN, lat = Number.NaN] = forward([x * degrees, y * degrees], isTurned);
        return Number.isFinite(lng) && Number.isFinite(lat) ? [lng, lat] : [Number.NaN, Number.NaN];
      } catch {
        return [Number.NaN, Number.NaN];
      }
    };
  } catch {
    return null;
  }
}

const isPlainDegrees = ({ definition, datum }: KnownCrs) =>
  definition.startsWith('+proj=longlat') &&
  !/\+pm=|\+units=grad|\+to_degrees=/.test(definition) &&
  (datum.toWgs84 === '' || datum.toWgs84 === null);

async function toProjection(crs: KnownCrs): Promise<Projection | null> {
  const { name, datum } = crs;
  const isGeographic = crs.definition.startsWith('+proj=longlat');
  const warnings: { kind: 'reprojected' | 'rough_datum' | 'foreign_crs'; values: { crs: string } }[] = [];
  if (datum.toWgs84 === null) warnings.push({ kind: 'foreign_crs', values: { crs: name } });
  if (datum.isRough) warnings.push({ kind: 'rough_datum', values: { crs: name } });
  if (isPlainDegrees(crs)) return { name, unproject: null, isGeographic, warnings };
  const unproject = await createUnproject(crs);
  if (unproject === null) return null;
  return {
    name,
    unproject,
    isGeographic,
    warnings: [{ kind: 'reprojected', values: { crs: name } }, ...warnings],
  };
}

/** What to call a system that is not known: as the file does, else by its text or its code. */
function toName({ code = 0, wkt = '', name = '' }: CrsClaim): string {
  return name || (/"([^"]{1,80})"/.exec(wkt)?.[1] ?? (code === 0 ? 'another' : `EPSG:${code}`));
}

/**
 * Finds the projection of a CRS by its code, else by its text. A file that says nothing is taken for WGS 84 degrees.
 * The library and its definitions are loaded with the first file that needs them. Datums are shifted by parameters and
 * not by grids, which a warning says.
 */
export async function loadProjection(claim: CrsClaim): Promise<ProjectionOutcome> {
  const { code = 0, wkt = '', name = '' } = claim;
  if (WGS84_CODES.has(code) || (code <= 0 && wkt.trim() === '')) {
    return {
      ok: true,
      projection: { name: name || 'WGS 84', unproject: null, isGeographic: true, warnings: [] },
    };
  }
  const crs = await findCrs(claim);
  const projection = crs && (await toProjection(crs));
  return projection === null ? { ok: false, crs: toName(claim) } : { ok: true, projection };
}
