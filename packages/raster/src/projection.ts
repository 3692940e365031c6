import proj4 from 'proj4';
import { RasterError } from './raster-error.ts';

export type Project = (lng: number, lat: number) => readonly [x: number, y: number];
export interface Projection {
  readonly forward: Project;
  /** To longitude and latitude. */
  readonly inverse: Project;
  /** How far the earth goes around along x, in a system whose meridians are parallel; null in any other. */
  readonly around: number | null;
}

/** Finds the PROJ string of an EPSG code; null for a system that is not known. */
export type FindDefinition = (code: number) => string | null | Promise<string | null>;

const MERCATOR =
  '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs';

/** The definition of the systems that need no table; null for any other. */
function toDefinition(code: number): string | null {
  if (code === 3857) return MERCATOR;
  const zone = code % 100;
  const isUtm = Math.floor(code / 100) === 326 || Math.floor(code / 100) === 327;
  if (!isUtm || zone < 1 || zone > 60) return null;
  return `+proj=utm +zone=${zone}${code > 32_700 ? ' +south' : ''} +datum=WGS84 +units=m +no_defs`;
}

/** Systems whose meridians are parallel and equally far apart. */
const CYLINDRICAL = /\+proj=(?:longlat|merc|eqc|cea|mill)\b/;

/**
 * Keeps x going on beyond the meridian at which a system ends and begins: a tile or a picture may lie across it.
 * @param middle the meridian in the middle of the system.
 */
function unroll({ forward, inverse }: Omit<Projection, 'around'>, middle: number): Projection {
  const [begin, end] = [forward(middle - 1, 0)[0], forward(middle + 1, 0)[0]];
  const around = (end - begin) * 180;
  const center = (begin + end) / 2;
  return {
    around,
    forward: (lng, lat) => {
      const [x, y] = forward(lng, lat);
      const wanted = center + ((lng - middle) / 360) * around;
      return [x + Math.round((wanted - x) / around) * around, y];
    },
    inverse,
  };
}

/** The projection of an EPSG code, found in a table if it is none of the usual. @throws RasterError for an unknown one. */
export async function findProjection(code: number, findDefinition: FindDefinition): Promise<Projection> {
  const isUsual = code === 4326 || toDefinition(code) !== null;
  return toProjection(code, isUsual ? null : await findDefinition(code));
}

function openDefinition(code: number, definition: string) {
  try {
    return proj4(definition);
  } catch (cause) {
    throw new RasterError(
      `The coordinate system EPSG:${code} of the picture cannot be computed. Export it in another one, such as UTM.`,
      { cause },
    );
  }
}

/** The projection of an EPSG code. @param found its PROJ string, if it is none of the usual. @throws RasterError. */
export function toProjection(code: number, found: string | null = null): Projection {
  if (code === 4326) return { forward: (lng, lat) => [lng, lat], inverse: (x, y) => [x, y], around: 360 };
  const definition = toDefinition(code) ?? found;
  if (definition === null)
    throw new RasterError(
      `The coordinate system EPSG:${code} of the picture is not known. Export it in another one, such as UTM.`,
    );
  const { forward, inverse } = openDefinition(code, definition);
  const run =
    (project: (at: [number, number]) => number[]): Project =>
    (a, b) => {
      try {
        const [x = Number.NaN, y = Number.NaN] = project([a, b]);
        return [x, y];
      } catch {
        return [Number.NaN, Number.NaN];
      }
    };
  const projection = { forward: run(forward), inverse: run(inverse) };
  if (!CYLINDRICAL.test(definition)) return { ...projection, around: null };
  return unroll(projection, Number(/\+lon_0=([-\d.]+)/.exec(definition)?.[1] ?? 0));
}
