import type { RawGeometry, RawPosition } from '../geometry/clean-geometry.ts';
import { type CrsNode, findCrsNode, parseCrs } from './crs-text.ts';
import { createUnproject, type Unproject } from './projections.ts';

/** How positions become degrees, and what to say of that. */
export interface ShapefileCrs {
  /** Null where they are degrees already. */
  readonly unproject: Unproject | null;
  readonly name: string;
  /** The datum’s system where it is not WGS 84 to within some metres; null where it is. */
  readonly foreign: string | null;
}

const RADIANS = Math.PI / 180;
/** The datums that lie within some metres of WGS 84, by their names without blanks and lines. */
const NEAR_WGS84 =
  /wgs(?:19)?84|worldgeodeticsystem1984|northamerican(?:datum)?1983|nad83|etrs|europeanterrestrial|gda(?:1994|94|2020)|geocentricdatumofaustralia|rgf(?:19)?93|sirgas2000/i;

const DEGREES_CRS: ShapefileCrs = { unproject: null, name: '', foreign: null };
/** A tenth of a millimetre: more is noise of the calculation. */
const FINEST = 1e9;

const textOf = (node: CrsNode | undefined) => node?.texts[0] ?? '';

/** A geographic system in degrees from Greenwich. */
function isPlain(system: CrsNode): boolean {
  const unit = findCrsNode(system, 'UNIT')?.numbers[0] ?? RADIANS;
  const meridian = findCrsNode(system, 'PRIMEM')?.numbers[0] ?? 0;
  return Math.abs(unit - RADIANS) < 1e-9 && Math.abs(meridian) < 1e-9;
}

function findForeign(system: CrsNode): string | null {
  const datum = textOf(findCrsNode(system, 'DATUM')).replace(/[\s_]+/g, '');
  return NEAR_WGS84.test(datum) ? null : textOf(system) || 'unknown';
}

function toUnproject(system: CrsNode, geographic: CrsNode): Unproject | null {
  const datum = findCrsNode(geographic, 'DATUM');
  const [radius = 0, inverseFlattening = 0] = (datum && findCrsNode(datum, 'SPHEROID'))?.numbers ?? [];
  const unit = findCrsNode(system, 'UNIT')?.numbers[0] ?? 1;
  if (radius <= 0 || unit <= 0) return null;
  const parameters = new Map(
    system.children.flatMap(({ keyword, texts, numbers }) => {
      const [name, value] = [texts[0], numbers[0]];
      return keyword === 'PARAMETER' && name !== undefined && value !== undefined
        ? [[name.toLowerCase(), value] as const]
        : [];
    }),
  );
  const get = (names: readonly string[], fallback: number) =>
    names.map((name) => parameters.get(name)).find((value) => value !== undefined) ?? fallback;
  const project = createUnproject(textOf(findCrsNode(system, 'PROJECTION')), {
    radius,
    inverseFlattening,
    get,
  });
  if (project === null) return null;
  const [east, north] = [get(['false_easting'], 0), get(['false_northing'], 0)];
  return (x, y) => project((x - east) * unit, (y - north) * unit);
}

/**
 * What the text beside the shapes says of their positions; no text is taken for degrees on WGS 84. Null for systems
 * that cannot be read here: other units, other meridians, other projections.
 */
export function readShapefileCrs(text: string): ShapefileCrs | null {
  if (text.trim() === '') return DEGREES_CRS;
  const system = parseCrs(text);
  if (system === null) return null;
  const name = textOf(system);
  if (system.keyword === 'GEOGCS') {
    return isPlain(system) ? { unproject: null, name, foreign: findForeign(system) } : null;
  }
  const geographic = findCrsNode(system, 'GEOGCS');
  if (system.keyword !== 'PROJCS' || geographic === undefined || !isPlain(geographic)) return null;
  const unproject = toUnproject(system, geographic);
  return unproject === null ? null : { unproject, name, foreign: findForeign(geographic) };
}

/** A shape with its positions in degrees. */
export function unprojectShape(shape: RawGeometry, unproject: Unproject): RawGeometry {
  const place = (position: RawPosition): RawPosition => {
    const [x = Number.NaN, y = Number.NaN, ...rest] = position;
    const [lng, lat] = unproject(x, y);
    return [Math.round(lng * FINEST) / FINEST, Math.round(lat * FINEST) / FINEST, ...rest];
  };
  const places = (positions: readonly RawPosition[]) => positions.map(place);
  switch (shape.kind) {
    case 'point':
      return { kind: 'point', position: place(shape.position) };
    case 'line':
      return { kind: 'line', positions: places(shape.positions) };
    case 'polygon':
      return { kind: 'polygon', rings: shape.rings.map(places) };
    case 'multipolygon':
      return { kind: 'multipolygon', polygons: shape.polygons.map((rings) => rings.map(places)) };
    default:
      // Shapes are none of the recorded kinds.
      return shape;
  }
}
