interface Place {
  readonly lon: number;
  readonly lat: number;
}

export interface MapSize {
  readonly width: number;
  readonly height: number;
  /** Between the outermost places and the edge. */
  readonly margin: number;
}

/** A part of the world in Web Mercator, and how places lie in its picture. */
export interface MapFrame {
  readonly size: MapSize;
  /** What a map of this size shows that is the same part. */
  readonly view: { readonly center: [lng: number, lat: number]; readonly zoom: number };
  project(place: Place): readonly [x: number, y: number];
  /** The place at a point of the picture. */
  unproject(x: number, y: number): Place;
}

const toY = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180));
const toLat = (y: number) => (Math.atan(Math.sinh(y)) * 180) / Math.PI;
const toX = (lon: number) => (lon * Math.PI) / 180;
const toLon = (x: number) => (x * 180) / Math.PI;
/** About a kilometre: a single place is not shown from nearer. */
const LEAST_SPAN = 0.0002;
/** The width of the world at zoom 0 of a map, in pixels. */
const WORLD_WIDTH = 512;

/** The frame that holds some places. @param places at least one. */
export function toMapFrame(places: readonly Place[], size: MapSize): MapFrame {
  const [xs, ys] = [places.map(({ lon }) => toX(lon)), places.map(({ lat }) => toY(lat))];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: readonly number[]) => Math.max(LEAST_SPAN, Math.max(...values) - Math.min(...values));
  const { width, height, margin } = size;
  const scale = Math.min((width - 2 * margin) / span(xs), (height - 2 * margin) / span(ys));
  const [cx, cy] = [middle(xs), middle(ys)];
  return {
    size,
    view: { center: [toLon(cx), toLat(cy)], zoom: Math.log2((scale * 2 * Math.PI) / WORLD_WIDTH) },
    project: ({ lon, lat }) => [width / 2 + (toX(lon) - cx) * scale, height / 2 - (toY(lat) - cy) * scale],
    unproject: (x, y) => ({
      lon: toLon(cx + (x - width / 2) / scale),
      lat: toLat(cy - (y - height / 2) / scale),
    }),
  };
}

/** Degrees between lines of the grid. */
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30];
const FEW_LINES = 4;

export interface GridLine {
  /** In pixels of the picture. */
  readonly at: number;
  /** A line of latitude. */
  readonly isLat: boolean;
  readonly text: string;
}

/** Lines of latitude and longitude at round degrees. */
export function toGrid({ size: { width, height }, project, unproject }: MapFrame): GridLine[] {
  const [northWest, southEast] = [unproject(0, 0), unproject(width, height)];
  const [west, east] = [northWest.lon, southEast.lon];
  const [south, north] = [southEast.lat, northWest.lat];
  const step = STEPS.find((one) => (east - west) / one <= FEW_LINES * 2) ?? 30;
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const list = (from: number, to: number) =>
    Array.from(
      { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
      (_, index) => (Math.ceil(from / step) + index) * step,
    );
  const write = (value: number, [plus, minus]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(digits)}°${value < 0 ? minus : plus}`;
  return [
    ...list(west, east).map((lon) => ({
      at: project({ lon, lat: 0 })[0],
      isLat: false,
      text: write(lon, ['E', 'W']),
    })),
    ...list(south, north).map((lat) => ({
      at: project({ lon: 0, lat })[1],
      isLat: true,
      text: write(lat, ['N', 'S']),
    })),
  ];
}
