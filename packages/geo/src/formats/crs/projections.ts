/** Longitude and latitude in degrees of a place in metres. */
export type Unproject = (x: number, y: number) => [lng: number, lat: number];

/** What a projection hangs on, in metres and degrees; names as in well-known text, in lower case. */
export interface ProjectionSetting {
  /** Half the equator's diameter, in metres. */
  readonly radius: number;
  /** 1/f; 0 is a sphere. */
  readonly inverseFlattening: number;
  /** The value of a parameter by the first of its names that is given. */
  get(names: readonly string[], fallback: number): number;
}

const DEGREES = 180 / Math.PI;
/** Steps of a series that nears its end by a factor of a hundred each. */
const STEPS = 12;

interface Ellipsoid {
  readonly a: number;
  /** The square of its eccentricity, and that itself. */
  readonly e2: number;
  readonly e: number;
}

function toEllipsoid({ radius, inverseFlattening }: ProjectionSetting): Ellipsoid {
  const f = inverseFlattening === 0 ? 0 : 1 / inverseFlattening;
  const e2 = f * (2 - f);
  return { a: radius, e2, e: Math.sqrt(e2) };
}

interface Origin {
  readonly lng: number;
  readonly lat: number;
}

/** In radians. */
const toOrigin = ({ get }: ProjectionSetting): Origin => ({
  lng: get(['central_meridian', 'longitude_of_center', 'longitude_of_origin'], 0) / DEGREES,
  lat: get(['latitude_of_origin', 'latitude_of_center'], 0) / DEGREES,
});

/** The radius of a parallel beside the equator's. */
const toParallel = (lat: number, { e2 }: Ellipsoid) => Math.cos(lat) / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);

const toStretch = (lat: number, e: number) => ((1 - e * Math.sin(lat)) / (1 + e * Math.sin(lat))) ** (e / 2);

/** Snyder 15-9. */
const toConformal = (lat: number, { e }: Ellipsoid) => Math.tan(Math.PI / 4 - lat / 2) / toStretch(lat, e);

/** The latitude of which `toConformal` is `t`: Snyder 7-9. */
function fromConformal(t: number, { e }: Ellipsoid): number {
  let lat = Math.PI / 2 - 2 * Math.atan(t);
  for (let step = 0; step < STEPS; step += 1) lat = Math.PI / 2 - 2 * Math.atan(t * toStretch(lat, e));
  return lat;
}

/** Lambert's conformal conic of one or two parallels: Snyder 15-1 to 15-11. */
function createLambert(setting: ProjectionSetting): Unproject | null {
  const ellipsoid = toEllipsoid(setting);
  const origin = toOrigin(setting);
  const first = setting.get(['standard_parallel_1'], origin.lat * DEGREES) / DEGREES;
  const second = setting.get(['standard_parallel_2'], first * DEGREES) / DEGREES;
  const scale = setting.get(['scale_factor'], 1);
  const [m1, t1] = [toParallel(first, ellipsoid), toConformal(first, ellipsoid)];
  const [m2, t2] = [toParallel(second, ellipsoid), toConformal(second, ellipsoid)];
  const n = Math.abs(first - second) < 1e-10 ? Math.sin(first) : Math.log(m1 / m2) / Math.log(t1 / t2);
  const size = (ellipsoid.a * scale * m1) / (n * t1 ** n);
  const top = size * toConformal(origin.lat, ellipsoid) ** n;
  if (!Number.isFinite(top) || n === 0) return null;
  return (x, y) => {
    const sign = Math.sign(n);
    const radius = sign * Math.hypot(x, top - y);
    const angle = Math.atan2(sign * x, sign * (top - y));
    const lat = radius === 0 ? (sign * Math.PI) / 2 : fromConformal((radius / size) ** (1 / n), ellipsoid);
    return [(angle / n + origin.lng) * DEGREES, lat * DEGREES];
  };
}

/** Snyder 3-12. */
function toEqualArea(lat: number, { e, e2 }: Ellipsoid): number {
  const sin = Math.sin(lat);
  return (1 - e2) * (sin / (1 - e2 * sin ** 2) - Math.log((1 - e * sin) / (1 + e * sin)) / (2 * e));
}

/** The latitude of which `toEqualArea` is `q`: Snyder 3-16. */
function fromEqualArea(q: number, { e, e2 }: Ellipsoid): number {
  let lat = Math.asin(Math.max(-1, Math.min(1, q / 2)));
  for (let step = 0; step < STEPS; step += 1) {
    const sin = Math.sin(lat);
    const rest = q / (1 - e2) - sin / (1 - e2 * sin ** 2) + Math.log((1 - e * sin) / (1 + e * sin)) / (2 * e);
    lat += ((1 - e2 * sin ** 2) ** 2 / (2 * Math.cos(lat))) * rest;
  }
  return lat;
}

/** Albers' conic of equal areas: Snyder 14-1 to 14-21. */
function createAlbers(setting: ProjectionSetting): Unproject | null {
  const ellipsoid = toEllipsoid(setting);
  const origin = toOrigin(setting);
  const first = setting.get(['standard_parallel_1'], 0) / DEGREES;
  const second = setting.get(['standard_parallel_2'], first * DEGREES) / DEGREES;
  const [m1, q1] = [toParallel(first, ellipsoid), toEqualArea(first, ellipsoid)];
  const [m2, q2] = [toParallel(second, ellipsoid), toEqualArea(second, ellipsoid)];
  const n = Math.abs(first - second) < 1e-10 ? Math.sin(first) : (m1 ** 2 - m2 ** 2) / (q2 - q1);
  const c = m1 ** 2 + n * q1;
  const top = (ellipsoid.a * Math.sqrt(c - n * toEqualArea(origin.lat, ellipsoid))) / n;
  if (!Number.isFinite(top) || ellipsoid.e === 0) return null;
  return (x, y) => {
    const sign = Math.sign(n);
    const radius = Math.hypot(x, top - y);
    const angle = Math.atan2(sign * x, sign * (top - y));
    const q = (c - ((radius * n) / ellipsoid.a) ** 2) / n;
    return [(angle / n + origin.lng) * DEGREES, fromEqualArea(q, ellipsoid) * DEGREES];
  };
}

/** Metres along a meridian from the equator: Snyder 3-21. */
function toMeridian(lat: number, { a, e2 }: Ellipsoid): number {
  return (
    a *
    ((1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256) * lat -
      ((3 * e2) / 8 + (3 * e2 ** 2) / 32 + (45 * e2 ** 3) / 1024) * Math.sin(2 * lat) +
      ((15 * e2 ** 2) / 256 + (45 * e2 ** 3) / 1024) * Math.sin(4 * lat) -
      ((35 * e2 ** 3) / 3072) * Math.sin(6 * lat))
  );
}

/** The latitude of which `toMeridian` is that: Snyder 3-26. */
function fromMeridian(metres: number, { a, e2 }: Ellipsoid): number {
  const mu = metres / (a * (1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256));
  const root = Math.sqrt(1 - e2);
  const e1 = (1 - root) / (1 + root);
  return (
    mu +
    ((3 * e1) / 2 - (27 * e1 ** 3) / 32) * Math.sin(2 * mu) +
    ((21 * e1 ** 2) / 16 - (55 * e1 ** 4) / 32) * Math.sin(4 * mu) +
    ((151 * e1 ** 3) / 96) * Math.sin(6 * mu) +
    ((1097 * e1 ** 4) / 512) * Math.sin(8 * mu)
  );
}

/** The transverse Mercator, as of UTM: Snyder 8-17 to 8-25, right to the centimetre within some degrees of its meridian. */
function createTransverseMercator(setting: ProjectionSetting): Unproject {
  const ellipsoid = toEllipsoid(setting);
  const { a, e2 } = ellipsoid;
  const origin = toOrigin(setting);
  const scale = setting.get(['scale_factor'], 1);
  const ep2 = e2 / (1 - e2);
  const start = toMeridian(origin.lat, ellipsoid);
  return (x, y) => {
    const foot = fromMeridian(start + y / scale, ellipsoid);
    const [sin, cos] = [Math.sin(foot), Math.cos(foot)];
    const c = ep2 * cos ** 2;
    const t = (sin / cos) ** 2;
    const across = a / Math.sqrt(1 - e2 * sin ** 2);
    const along = (a * (1 - e2)) / (1 - e2 * sin ** 2) ** 1.5;
    const d = x / (across * scale);
    const lat =
      foot -
      ((across * (sin / cos)) / along) *
        (d ** 2 / 2 -
          ((5 + 3 * t + 10 * c - 4 * c ** 2 - 9 * ep2) * d ** 4) / 24 +
          ((61 + 90 * t + 298 * c + 45 * t ** 2 - 252 * ep2 - 3 * c ** 2) * d ** 6) / 720);
    const lng =
      (d -
        ((1 + 2 * t + c) * d ** 3) / 6 +
        ((5 - 2 * c + 28 * t - 3 * c ** 2 + 8 * ep2 + 24 * t ** 2) * d ** 5) / 120) /
      cos;
    return [(origin.lng + lng) * DEGREES, lat * DEGREES];
  };
}

/** The Mercator of web maps, which takes the ellipsoid's latitudes for a sphere's. */
function createWebMercator(setting: ProjectionSetting): Unproject {
  const { radius } = setting;
  const origin = toOrigin(setting);
  return (x, y) => [
    (x / radius + origin.lng) * DEGREES,
    (Math.PI / 2 - 2 * Math.atan(Math.exp(-y / radius))) * DEGREES,
  ];
}

const PROJECTIONS: Readonly<Record<string, (setting: ProjectionSetting) => Unproject | null>> = {
  lambert_conformal_conic: createLambert,
  lambert_conformal_conic_1sp: createLambert,
  lambert_conformal_conic_2sp: createLambert,
  albers: createAlbers,
  albers_conic_equal_area: createAlbers,
  transverse_mercator: createTransverseMercator,
  gauss_kruger: createTransverseMercator,
  mercator_auxiliary_sphere: createWebMercator,
  popular_visualisation_pseudo_mercator: createWebMercator,
};

/**
 * The way back from a projection to degrees on its ellipsoid; null for projections that are not known here.
 * Places are in metres from the false origin. Source: J. P. Snyder, Map Projections: A Working Manual, USGS 1395.
 */
export function createUnproject(name: string, setting: ProjectionSetting): Unproject | null {
  return PROJECTIONS[name.toLowerCase()]?.(setting) ?? null;
}
