import { CRS_METHODS, CRS_PARAMETERS, type CrsMethod } from './crs-methods.ts';
import { type CrsNode, findCrsNode } from './crs-text.ts';

/** The description of a CRS, as far as conversion to degrees needs it. */
export interface CrsDescription {
  readonly name: string;
  /** A PROJ string without the datum shift. */
  readonly definition: string;
  /** The codes of the CRS and of its base geographic CRS; 0 if the text has none. */
  readonly code: number;
  readonly baseCode: number;
  /** The names of the datum and of the geographic CRS. */
  readonly datumNames: readonly string[];
  /** The datum is within a metre or two of WGS 84, judged by its name. */
  readonly isNearWgs84: boolean;
  /** The shift to WGS 84 in the text: metres, arc seconds, parts per million. */
  readonly shift: readonly number[] | null;
}

const RADIANS = Math.PI / 180;
/** Degrees per unit, from its radians; texts round the radians of a degree. */
const toDegrees = (unit: number) => (Math.abs(unit - RADIANS) < 1e-9 ? 1 : unit / RADIANS);
const NEAR_WGS84 =
  /^d?(?:wgs(?:19)?84|worldgeodeticsystem1984(?:ensemble)?|northamerican(?:datum)?1983|nad83|etrs(?:19)?89|europeanterrestrialreferencesystem1989(?:ensemble)?|gda(?:1994|94|2020)|geocentricdatumofaustralia(?:1994|2020)|rgf(?:19)?93|reseaugeodesiquefrancais1993(?:v\d)?|sirgas2000)$/;
const PROJECTED = new Set(['PROJCS', 'PROJCRS', 'PROJECTEDCRS']);
const GEOGRAPHIC = new Set([
  'GEOGCS',
  'GEOGCRS',
  'GEOGRAPHICCRS',
  'GEODCRS',
  'GEODETICCRS',
  'BASEGEOGCRS',
  'BASEGEODCRS',
]);
const COMPOUND = new Set(['COMPD_CS', 'COMPOUNDCRS']);

/** `Lambert_Conformal_Conic` and `Lambert conformal conic` are one method. */
const toPlainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const isNearWgs84 = (datum: string) => NEAR_WGS84.test(toPlainName(datum));
const textOf = (node: CrsNode | undefined) => node?.texts[0] ?? '';
const findOf = (node: CrsNode, keywords: ReadonlySet<string>) =>
  node.children.find(({ keyword }) => keywords.has(keyword));
/** The unit of a node or of its first axis. */
const findUnit = (node: CrsNode, keywords: readonly string[]): number | undefined => {
  const isUnit = ({ keyword }: CrsNode) => keywords.includes(keyword);
  const axis = findCrsNode(node, 'AXIS');
  return (node.children.find(isUnit) ?? axis?.children.find(isUnit))?.numbers[0];
};
const LENGTH_UNITS = ['UNIT', 'LENGTHUNIT'];
const ANGLE_UNITS = ['UNIT', 'ANGLEUNIT'];

/** The EPSG or Esri code of a node. */
function findCode(node: CrsNode): number {
  const authority = findCrsNode(node, 'AUTHORITY') ?? findCrsNode(node, 'ID');
  if (authority === undefined || !/^(EPSG|ESRI)$/i.test(textOf(authority))) return 0;
  return authority.numbers[0] ?? (Number(authority.texts[1]) || 0);
}

/** The ellipsoid, and the prime meridian in degrees; null where a text has no datum. */
function toEarth(geographic: CrsNode): string | null {
  const datum = findCrsNode(geographic, 'DATUM') ?? findCrsNode(geographic, 'ENSEMBLE');
  const ellipsoid = datum && (findCrsNode(datum, 'SPHEROID') ?? findCrsNode(datum, 'ELLIPSOID'));
  const [radius = 0, inverseFlattening = 0] = ellipsoid?.numbers ?? [];
  if (ellipsoid === undefined || !(radius > 0) || inverseFlattening < 0) return null;
  const metres = (findUnit(ellipsoid, LENGTH_UNITS) ?? 1) * radius;
  const shape = inverseFlattening === 0 ? `+b=${metres}` : `+rf=${inverseFlattening}`;
  const primem = findCrsNode(geographic, 'PRIMEM');
  // WKT 1 states it in degrees regardless of the unit, WKT 2 has its own unit.
  const unit = primem === undefined ? undefined : findUnit(primem, ANGLE_UNITS);
  const meridian = (primem?.numbers[0] ?? 0) * toDegrees(unit ?? RADIANS);
  return `+a=${metres} ${shape}${Math.abs(meridian) < 1e-9 ? '' : ` +pm=${meridian}`}`;
}

const IN_METRES = new Set(['x_0', 'y_0']);
const WITHOUT_UNIT = new Set(['k_0', 'x_scale', 'y_scale']);

/** Parameters of a conversion by their names in PROJ strings, in metres and degrees; null where one is not known. */
function readParameters(
  conversion: CrsNode,
  units: { readonly length: number; readonly angle: number },
): Map<string, number> | null {
  // The library has no values of its own for these.
  const parameters = new Map(['x_0', 'y_0', 'lon_0', 'lat_0'].map((name) => [name, 0]));
  for (const node of conversion.children) {
    if (node.keyword !== 'PARAMETER') continue;
    const name = CRS_PARAMETERS[toPlainName(textOf(node))];
    const [value] = node.numbers;
    if (value === undefined) return null;
    // Names which kind of sphere web Mercator is on; all are written as 0.
    if (name === undefined && toPlainName(textOf(node)) === 'auxiliaryspheretype') continue;
    if (name === undefined) return null;
    if (WITHOUT_UNIT.has(name)) parameters.set(name, value);
    else if (IN_METRES.has(name)) {
      parameters.set(name, value * (findUnit(node, LENGTH_UNITS) ?? units.length));
    } else parameters.set(name, value * toDegrees(findUnit(node, ANGLE_UNITS) ?? units.angle));
  }
  return parameters;
}

const take = (parameters: Map<string, number>, name: string): number | undefined => {
  const value = parameters.get(name);
  parameters.delete(name);
  return value;
};

/** Names parameters as the projection does: one latitude is that of origin in one method and of true scale in another. */
function fitToMethod(parameters: Map<string, number>, method: CrsMethod, name: string): string | null {
  let { projection, fixed = '' } = method;
  const rotation = take(parameters, 'rotation');
  const [xScale = 1, yScale = 1] = [take(parameters, 'x_scale'), take(parameters, 'y_scale')];
  if (method.isPolar === true) {
    const origin = parameters.get('lat_0') ?? (name.includes('south') ? -90 : 90);
    const trueScale = take(parameters, 'lat_1') ?? (Math.abs(origin) === 90 ? undefined : origin);
    parameters.set('lat_0', (trueScale ?? origin) < 0 ? -90 : 90);
    if (trueScale !== undefined) parameters.set('lat_ts', trueScale);
  } else if (method.hasTrueScale === true) {
    const trueScale = take(parameters, 'lat_1');
    if (trueScale !== undefined) parameters.set('lat_ts', trueScale);
  } else if (method.isSpherical === true) {
    take(parameters, 'lat_1');
  } else if (projection === 'lcc' && !parameters.has('lat_1')) {
    parameters.set('lat_1', parameters.get('lat_0') ?? 0);
  } else if (projection === 'omerc') {
    const skew = parameters.get('gamma') ?? rotation;
    if (parameters.get('alpha') === 90 && (skew ?? 90) === 90 && fixed === '') {
      projection = 'somerc';
      for (const one of ['alpha', 'gamma']) take(parameters, one);
    } else {
      parameters.set('gamma', skew ?? parameters.get('alpha') ?? 0);
      parameters.set('lonc', take(parameters, 'lon_0') ?? 0);
    }
  } else if (projection === 'krovak') {
    take(parameters, 'lat_1');
    // Esri turns the axes by parameters: as they stand, or to easting and northing.
    if (rotation !== undefined && !(rotation === 90 && xScale === -1 && yScale === 1)) return null;
  } else if (rotation !== undefined && rotation !== 0) return null;
  const list = [...parameters].map(([key, value]) => `+${key}=${value}`);
  return [`+proj=${projection}`, ...list, fixed].filter((part) => part !== '').join(' ');
}

/**
 * Whether the axes are easting and northing in either order. Over a pole both point the same way, and Krovak's stand
 * for southing and westing where nothing else is said.
 */
function isEastNorth(system: CrsNode, method: string): boolean {
  const directions = system.children
    .filter(({ keyword }) => keyword === 'AXIS')
    .map(({ words }) => words[0]?.toLowerCase() ?? '');
  if (directions[0] === directions[1]) return directions.length > 0 || method !== 'krovak';
  return directions.every((direction) => direction !== 'south' && direction !== 'west');
}

function toProjected(system: CrsNode, geographic: CrsNode, earth: string): string | null {
  const stated = system.children.find((child) => child.keyword === 'EXTENSION' && textOf(child) === 'PROJ4');
  if (stated?.texts[1]?.startsWith('+proj=merc') === true)
    return stated.texts[1].replace(/\+(wktext|no_defs)/g, '');
  const conversion = findCrsNode(system, 'CONVERSION') ?? system;
  const name = toPlainName(textOf(findCrsNode(system, 'PROJECTION') ?? findCrsNode(conversion, 'METHOD')));
  const method = Object.hasOwn(CRS_METHODS, name) ? CRS_METHODS[name] : undefined;
  const length = findUnit(system, LENGTH_UNITS) ?? 1;
  const isTurned = method?.fixed?.startsWith('+axis=') === true;
  const hasEsriAxes = system.children.some((child) => /^XY_Plane_Rotation$/i.test(textOf(child)));
  if (method === undefined || !(length > 0)) return null;
  if (!isTurned && !hasEsriAxes && !isEastNorth(system, name)) return null;
  const angle = findUnit(geographic, ANGLE_UNITS) ?? RADIANS;
  const parameters = readParameters(conversion, { length, angle });
  const projection = parameters && fitToMethod(parameters, method, name);
  if (projection === null) return null;
  const shape = method.isSpherical === true ? earth.replace(/\+a=(\S+) \S+/, '+a=$1 +b=$1') : earth;
  return `${projection} ${shape}${length === 1 ? '' : ` +to_meter=${length}`}`;
}

/** The shift that a text states: of WKT 1 within the datum, of WKT 2 around the whole. */
function findShift(datum: CrsNode | undefined, bound: CrsNode | undefined): readonly number[] | null {
  const stated = datum && findCrsNode(datum, 'TOWGS84')?.numbers;
  if (stated !== undefined && (stated.length === 3 || stated.length === 7)) return stated;
  const transformation = bound && findCrsNode(bound, 'ABRIDGEDTRANSFORMATION');
  if (transformation === undefined) return null;
  const values = transformation.children
    .filter(({ keyword }) => keyword === 'PARAMETER')
    .map(({ numbers: [value = Number.NaN] }) => value);
  const isFrame = /coordinate frame/i.test(textOf(findCrsNode(transformation, 'METHOD')));
  const isTurned = (index: number) => isFrame && index >= 3 && index < 6;
  const shift = values.map((value, index) => (isTurned(index) ? -value : value));
  return shift.length === 3 || shift.length === 7 ? shift : null;
}

/**
 * Reads what a parsed text says of a CRS, compound ones by their horizontal part; null for methods, parameters and axes
 * that are not known here. Source of the format: OGC 01-009, section 7; OGC 18-010r7; names as PROJ and Esri write them.
 */
export function describeCrs(text: CrsNode): CrsDescription | null {
  const bound = text.keyword === 'BOUNDCRS' ? text : undefined;
  const source = bound === undefined ? text : findCrsNode(bound, 'SOURCECRS')?.children[0];
  const parts = source !== undefined && COMPOUND.has(source.keyword) ? source.children : [source];
  const system = parts.find(
    (part) => PROJECTED.has(part?.keyword ?? '') || GEOGRAPHIC.has(part?.keyword ?? ''),
  );
  const isProjected = PROJECTED.has(system?.keyword ?? '');
  const geographic = isProjected && system !== undefined ? findOf(system, GEOGRAPHIC) : system;
  if (system === undefined || geographic === undefined) return null;
  const stated = toEarth(geographic);
  const datum = findCrsNode(geographic, 'DATUM') ?? findCrsNode(geographic, 'ENSEMBLE');
  const isNear = isNearWgs84(textOf(datum));
  // Degrees on a datum near WGS 84 need no ellipsoid.
  const earth = stated ?? (isNear && !isProjected ? '+ellps=WGS84' : null);
  if (earth === null) return null;
  const degrees = toDegrees(findUnit(geographic, ANGLE_UNITS) ?? RADIANS);
  const unit = degrees === 1 ? '' : ` +to_degrees=${degrees}`;
  const definition = isProjected ? toProjected(system, geographic, earth) : `+proj=longlat ${earth}${unit}`;
  if (definition === null) return null;
  return {
    name: textOf(system),
    definition,
    code: findCode(system),
    baseCode: findCode(geographic),
    datumNames: [textOf(datum), textOf(geographic).replace(/^GCS_/, '')],
    isNearWgs84: isNear,
    shift: findShift(datum, bound),
  };
}
