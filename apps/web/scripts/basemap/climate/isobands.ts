import type { Feature, MultiPolygon, Position } from 'geojson';
import { type GlobeGrid, getCell } from './globe-grid.ts';

/** The field, and the number of steps that this area exceeds (1 to the number of levels). */
export type BandProperties = { band: string; step: number };

/**
 * The areas where a field is above each of `levels` evenly spaced values, by marching squares. Area `n` contains area
 * `n + 1`, so drawn in order they make a gradient. Areas end exactly at ±180 and the poles.
 */
export function toIsobands(
  band: string,
  grid: GlobeGrid,
  levels: number,
): Feature<MultiPolygon, BandProperties>[] {
  const sheet = toSheet(grid);
  return Array.from({ length: levels }, (_, index) => {
    const rings = traceRings(sheet, (index + 0.5) / levels);
    return {
      type: 'Feature',
      properties: { band, step: index + 1 },
      geometry: { type: 'MultiPolygon', coordinates: nestRings(rings) },
    };
  });
}

/** Values on the corners between a grid's cells, with a frame around. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** The first and the last column within the frame are the same meridian; the frame has the lowest value. */
function toSheet(grid: GlobeGrid): Sheet {
  const width = grid.columns + 3;
  const height = grid.rows + 3;
  const values = new Float32Array(width * height).fill(-1);
  for (let j = 1; j < height - 1; j += 1) {
    for (let i = 1; i < width - 1; i += 1) {
      const upper = getCell(grid, i - 2, j - 2) + getCell(grid, i - 1, j - 2);
      const lower = getCell(grid, i - 2, j - 1) + getCell(grid, i - 1, j - 1);
      values[j * width + i] = (upper + lower) / 4;
    }
  }
  return { width, height, values };
}

/** Traces around everything above the level; the frame is flattened onto the edge of the map. */
function traceRings({ width, height, values: sheet }: Sheet, level: number): Position[][] {
  const isFrame = (i: number, j: number) => i === 0 || j === 0 || i === width - 1 || j === height - 1;
  const toPosition = (i: number, j: number): Position => {
    const lng = -180 + ((Math.max(1, Math.min(width - 2, i)) - 1) * 360) / (width - 3);
    const lat = 90 - ((Math.max(1, Math.min(height - 2, j)) - 1) * 180) / (height - 3);
    return [lng, lat];
  };
  const toCrossing = (i1: number, j1: number, i2: number, j2: number): Position => {
    const a = sheet[j1 * width + i1] ?? 0;
    const b = sheet[j2 * width + i2] ?? 0;
    if (isFrame(i1, j1)) return toPosition(i2, j2);
    if (isFrame(i2, j2)) return toPosition(i1, j1);
    const t = (level - a) / (b - a);
    return toPosition(i1 + (i2 - i1) * t, j1 + (j2 - j1) * t);
  };
  return chainSegments(sheet, width, height, level, toCrossing);
}

type Crossing = (i1: number, j1: number, i2: number, j2: number) => Position;

/**
 * Visits every cell; each links the edges by which the contour enters and leaves it, with the high side on the left.
 */
function chainSegments(
  sheet: Float32Array,
  width: number,
  height: number,
  level: number,
  toCrossing: Crossing,
): Position[][] {
  // An edge is named by its upper or left corner: even names are horizontal, odd ones vertical.
  const next = new Map<number, number>();
  const at = (i: number, j: number) => ((sheet[j * width + i] ?? 0) > level ? 1 : 0);
  for (let j = 0; j < height - 1; j += 1) {
    for (let i = 0; i < width - 1; i += 1) {
      const top = (j * width + i) * 2;
      const left = top + 1;
      const bottom = ((j + 1) * width + i) * 2;
      const right = (j * width + i + 1) * 2 + 1;
      const shape = at(i, j) * 8 + at(i + 1, j) * 4 + at(i + 1, j + 1) * 2 + at(i, j + 1);
      for (const [from, to] of SEGMENTS[shape] ?? []) {
        const edges = { top, left, bottom, right };
        next.set(edges[from], edges[to]);
      }
    }
  }
  const toPoint = (edge: number): Position => {
    const corner = edge >> 1;
    const i = corner % width;
    const j = (corner - i) / width;
    return edge % 2 === 0 ? toCrossing(i, j, i + 1, j) : toCrossing(i, j, i, j + 1);
  };
  const rings: Position[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Position[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge); ) {
      ring.push(toPoint(edge));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    const first = ring[0];
    if (first && ring.length > 3) rings.push([...ring, first]);
  }
  return rings;
}

type Side = 'top' | 'left' | 'bottom' | 'right';

/** By the corners above the level (top left 8, top right 4, bottom right 2, bottom left 1). */
const SEGMENTS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['bottom', 'left']],
  [['right', 'bottom']],
  [['right', 'left']],
  [['top', 'right']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['top', 'bottom']],
  [['top', 'left']],
  [['left', 'top']],
  [['bottom', 'top']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['right', 'top']],
  [['left', 'right']],
  [['bottom', 'right']],
  [['left', 'bottom']],
  [],
];

/** Assigns each hole to the smallest area around it. */
function nestRings(rings: readonly Position[][]): Position[][][] {
  const sized = rings.map((ring) => ({ ring, area: toSignedArea(ring) })).filter(({ area }) => area !== 0);
  const outers = sized
    .filter(({ area }) => area > 0)
    .map(({ ring, area }) => ({ size: area, polygon: [ring] }))
    .sort((a, b) => a.size - b.size);
  for (const { ring, area } of sized) {
    if (area > 0) continue;
    const probe = ring[0] ?? [0, 0];
    const home = outers.find(({ size, polygon }) => size > -area && isInside(probe, polygon[0] ?? []));
    home?.polygon.push(ring);
  }
  return outers.map(({ polygon }) => polygon);
}

function toSignedArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const [ax = 0, ay = 0] = ring[i - 1] ?? [];
    const [bx = 0, by = 0] = ring[i] ?? [];
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

function isInside([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i += 1) {
    const [ax = 0, ay = 0] = ring[i - 1] ?? [];
    const [bx = 0, by = 0] = ring[i] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
