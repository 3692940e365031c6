import type { Position } from 'geojson';

/** A field over the globe, one value per cell, row 0 at the north pole, column 0 at -180. */
export type GlobeGrid = { columns: number; rows: number; values: Float32Array };

/** An empty grid with square cells of this many degrees. */
export function createGlobeGrid(cellDegrees: number): GlobeGrid {
  const columns = Math.round(360 / cellDegrees);
  const rows = Math.round(180 / cellDegrees);
  return { columns, rows, values: new Float32Array(columns * rows) };
}

/** Latitude of the centre of a row, in degrees. */
export function toRowLat({ rows }: GlobeGrid, row: number): number {
  return 90 - ((row + 0.5) * 180) / rows;
}

/** The value with the column wrapped around the globe and the row clamped at the poles. */
export function getCell({ columns, rows, values }: GlobeGrid, column: number, row: number): number {
  const wrapped = ((column % columns) + columns) % columns;
  return values[Math.max(0, Math.min(rows - 1, row)) * columns + wrapped] ?? 0;
}

/** Sets 1 in each cell whose centre lies inside the polygons (rings continuous in longitude). */
export function fillPolygons(grid: GlobeGrid, polygons: readonly (readonly (readonly Position[])[])[]): void {
  const { columns, rows, values } = grid;
  for (const rings of polygons) {
    const crossings: number[][] = Array.from({ length: rows }, () => []);
    for (const ring of rings) collectCrossings(grid, ring, crossings);
    for (const [row, lngs] of crossings.entries()) {
      lngs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < lngs.length; i += 2) {
        const from = Math.ceil(toColumn(columns, lngs[i] ?? 0));
        const to = Math.floor(toColumn(columns, lngs[i + 1] ?? 0));
        for (let c = from; c <= to; c += 1) values[row * columns + (((c % columns) + columns) % columns)] = 1;
      }
    }
  }
}

function toColumn(columns: number, lng: number): number {
  return ((lng + 180) * columns) / 360 - 0.5;
}

function collectCrossings(grid: GlobeGrid, ring: readonly Position[], crossings: number[][]): void {
  for (let i = 1; i < ring.length; i += 1) {
    const [lngA = 0, latA = 0] = ring[i - 1] ?? [];
    const [lngB = 0, latB = 0] = ring[i] ?? [];
    if (latA === latB) continue;
    const toRow = (lat: number) => ((90 - lat) * grid.rows) / 180 - 0.5;
    const first = Math.max(0, Math.ceil(toRow(Math.max(latA, latB))));
    const last = Math.min(grid.rows - 1, Math.floor(toRow(Math.min(latA, latB))));
    for (let row = first; row <= last; row += 1) {
      const lat = toRowLat(grid, row);
      // Half-open in latitude, so that a vertex on the row counts once.
      if (latA > lat === latB > lat) continue;
      crossings[row]?.push(lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA));
    }
  }
}

/** A mean over `2 * radius + 1` cells in each direction, applied twice: close to a Gaussian. */
export function blurGrid(grid: GlobeGrid, radius: number): GlobeGrid {
  let from = grid;
  for (let pass = 0; pass < 2; pass += 1) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const to: GlobeGrid = {
        ...grid,
        values: new Float32Array(grid.values.length),
      };
      for (let row = 0; row < grid.rows; row += 1) {
        for (let column = 0; column < grid.columns; column += 1) {
          let sum = 0;
          for (let k = -radius; k <= radius; k += 1) sum += getCell(from, column + k * dx, row + k * dy);
          to.values[row * grid.columns + column] = sum / (2 * radius + 1);
        }
      }
      from = to;
    }
  }
  return from;
}
