import type { MultiPolygon, Polygon } from 'geojson';

/** Of latitude, and of longitude at the equator. */
export const METRES_PER_DEGREE = 111_319.490_793;

/** The box around an outline, in degrees. */
export interface FenceBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * The outline of a fence in metres around its middle, with its edges sorted into rows. Edges are numbered; coordinates
 * of the `n`th are at `4 * n`: x and y of its start, x and y of its end.
 */
export interface PreparedFence extends FenceBox {
  readonly edges: Float64Array;
  toX(lng: number): number;
  /** The way around the globe along x. */
  readonly aroundX: number;
  toY(lat: number): number;
  /** Whether a point, in metres, is inside: holes and parts are counted by the even-odd rule. */
  contains(x: number, y: number): boolean;
  /** The edges whose boxes touch a box in metres. The array is reused by the next call. */
  edgesNear(minX: number, minY: number, maxX: number, maxY: number): readonly number[];
}

function listRings(geometry: Polygon | MultiPolygon) {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

interface Rows {
  readonly minY: number;
  readonly height: number;
  readonly count: number;
  /** Where the edges of each row start in `numbers`. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

function toRow({ minY, height, count }: Omit<Rows, 'starts' | 'numbers'>, y: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((y - minY) / height)));
}

/** How many rows an edge is in on average, at most: long edges would be in every one of many. */
const MAX_ROWS_AN_EDGE = 8;

/** Sorts edges into rows; one that spans several is in each. */
function sortIntoRows(edges: Float64Array): Rows {
  const total = edges.length / 4;
  let minY = Number.POSITIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  let climb = 0;
  for (let edge = 0; edge < edges.length; edge += 4) {
    const [y1 = 0, y2 = 0] = [edges[edge + 1], edges[edge + 3]];
    minY = Math.min(minY, y1);
    maxY = Math.max(maxY, y1);
    climb += Math.abs(y2 - y1);
  }
  const tallness = climb / Math.max(total * (maxY - minY), 1e-9);
  const most = Math.max(1, Math.floor((MAX_ROWS_AN_EDGE - 1) / Math.max(tallness, 1e-9)));
  const count = Math.max(1, Math.min(1024, Math.ceil(total / 4), most));
  const shape = { minY, count, height: Math.max((maxY - minY) / count, 1e-9) };
  const spans = new Uint32Array(2 * total);
  for (let n = 0; n < total; n += 1) {
    const [a, b] = [edges[4 * n + 1] ?? 0, edges[4 * n + 3] ?? 0];
    spans[2 * n] = toRow(shape, Math.min(a, b));
    spans[2 * n + 1] = toRow(shape, Math.max(a, b));
  }
  const starts = new Uint32Array(count + 1);
  for (let n = 0; n < total; n += 1) {
    const [from = 0, to = 0] = [spans[2 * n], spans[2 * n + 1]];
    for (let row = from; row <= to; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  }
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const numbers = new Uint32Array(starts[count] ?? 0);
  const next = starts.slice();
  for (let n = 0; n < total; n += 1) {
    const [from = 0, to = 0] = [spans[2 * n], spans[2 * n + 1]];
    for (let row = from; row <= to; row += 1) {
      const place = next[row] ?? 0;
      numbers[place] = n;
      next[row] = place + 1;
    }
  }
  return { ...shape, starts, numbers };
}

export function toFenceBox(geometry: Polygon | MultiPolygon): FenceBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of listRings(geometry)) {
    for (const [lng = 0, lat = 0] of ring) {
      west = Math.min(west, lng);
      east = Math.max(east, lng);
      south = Math.min(south, lat);
      north = Math.max(north, lat);
    }
  }
  return { west, south, east, north };
}

/** A longitude from 0 to 360, in which the 180th meridian is nothing special. */
const toTurned = (lng: number) => (lng < 0 ? lng + 360 : lng);

/** The rings of an outline with their box; what was cut at the 180th meridian is one piece again, in longitudes from 0 to 360. */
function unroll(geometry: Polygon | MultiPolygon) {
  const rings = listRings(geometry);
  const box = toFenceBox(geometry);
  const turned = rings.flat().map(([lng = 0]) => toTurned(lng));
  const west = turned.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const east = turned.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const isAcross = box.east - box.west > 180 && east - west < 180;
  return isAcross ? { rings, isAcross, ...box, west, east } : { rings, isAcross, ...box };
}

/** Prepares the outline of a fence for many positions. */
export function prepareFence(geometry: Polygon | MultiPolygon): PreparedFence {
  const { rings, isAcross, ...box } = unroll(geometry);
  const { west, south, east, north } = box;
  const total = rings.reduce((sum, ring) => sum + Math.max(0, ring.length - 1), 0);
  const [lng0, lat0] = [(west + east) / 2, (south + north) / 2];
  const kx = METRES_PER_DEGREE * Math.max(0.01, Math.cos((lat0 * Math.PI) / 180));
  const toX = isAcross ? (lng: number) => (toTurned(lng) - lng0) * kx : (lng: number) => (lng - lng0) * kx;
  const toY = (lat: number) => (lat - lat0) * METRES_PER_DEGREE;
  const edges = new Float64Array(4 * total);
  let at = 0;
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index += 1) {
      const [[lng1 = 0, lat1 = 0] = [], [lng2 = 0, lat2 = 0] = []] = [ring[index - 1], ring[index]];
      // The cut between the parts is no outline: whoever crosses it stays inside.
      if (isAcross && Math.abs(lng1) === 180 && Math.abs(lng2) === 180) continue;
      edges.set([toX(lng1), toY(lat1), toX(lng2), toY(lat2)], at);
      at += 4;
    }
  }
  const outline = edges.subarray(0, at);
  return {
    ...box,
    edges: outline,
    toX,
    toY,
    aroundX: 360 * kx,
    ...searchRows(outline, sortIntoRows(outline)),
  };
}

function searchRows(edges: Float64Array, rows: Rows): Pick<PreparedFence, 'contains' | 'edgesNear'> {
  const { starts, numbers } = rows;
  const maxY = rows.minY + rows.height * rows.count;
  const seen = new Uint32Array(edges.length / 4);
  const found: number[] = [];
  let asked = 0;
  return {
    contains(x, y) {
      if (y < rows.minY || y > maxY) return false;
      const row = toRow(rows, y);
      let inside = false;
      for (let place = starts[row] ?? 0; place < (starts[row + 1] ?? 0); place += 1) {
        const edge = 4 * (numbers[place] ?? 0);
        const [y1 = 0, y2 = 0] = [edges[edge + 1], edges[edge + 3]];
        if (y1 > y === y2 > y) continue;
        const [x1 = 0, x2 = 0] = [edges[edge], edges[edge + 2]];
        if (x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
      }
      return inside;
    },
    edgesNear(minX, minY, maxX, northY) {
      found.length = 0;
      if (northY < rows.minY || minY > maxY) return found;
      asked += 1;
      const last = toRow(rows, northY);
      for (let row = toRow(rows, minY); row <= last; row += 1) {
        for (let place = starts[row] ?? 0; place < (starts[row + 1] ?? 0); place += 1) {
          const number = numbers[place] ?? 0;
          if (seen[number] === asked) continue;
          seen[number] = asked;
          const edge = 4 * number;
          const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
            edges[edge],
            edges[edge + 1],
            edges[edge + 2],
            edges[edge + 3],
          ];
          if (x1 < minX && x2 < minX) continue;
          if (x1 > maxX && x2 > maxX) continue;
          if (y1 < minY && y2 < minY) continue;
          if (y1 > northY && y2 > northY) continue;
          found.push(number);
        }
      }
      return found;
    },
  };
}
