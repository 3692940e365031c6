import type { WorldShapes } from '../world-shapes.ts';
import { blurGrid, createGlobeGrid, fillPolygons, type GlobeGrid, getCell, toRowLat } from './globe-grid.ts';
import { toGlobeNoise } from './globe-noise.ts';

/**
 * Three fields between 0 and 1 that colour the natural look of the map. They are a model, not a measurement: `arid`
 * from latitude and from how far the prevailing wind has come over land, `cold` from latitude, distance from the sea
 * and the ice sheets of Greenland and Antarctica, `deep` from the distance to the coast.
 */
export type ClimateFields = {
  arid: GlobeGrid;
  cold: GlobeGrid;
  deep: GlobeGrid;
};

const CELL_DEGREES = 0.5;
const KM_PER_DEGREE = 111.2;
/** The moisture of the wind falls by 1/e over this distance on land; more near the equator, where rain recurs. */
const DRYING_KM = 2200;
/** The wind takes up moisture over this distance at sea. */
const WETTING_KM = 1200;
/** Width of the strip along the shore without depth: more than a cell and its diagonal. */
const SHORE_KM = 80;
/** ISO numeric ids of the countries under ice sheets. */
const ICE_SHEET_IDS = new Set(['304', '010']);

type LatRow = readonly [latitude: number, value: number];

/** Rain by latitude where the wind comes straight from the sea, 0 to 1. */
const RAIN_BY_LAT: readonly LatRow[] = [
  [0, 1],
  [8, 0.95],
  [14, 0.7],
  [20, 0.42],
  [27, 0.32],
  [34, 0.45],
  [42, 0.62],
  [52, 0.66],
  [62, 0.6],
  [90, 0.5],
];

/** Rain needed for vegetation, by latitude, on the same scale. */
const NEED_BY_LAT: readonly LatRow[] = [
  [0, 1],
  [15, 1.05],
  [25, 1.1],
  [35, 1],
  [45, 0.72],
  [55, 0.42],
  [65, 0.3],
  [90, 0.3],
];

/** Computes the fields from the shapes of one scale. */
export function createClimateFields({ land, countries, coast }: WorldShapes): ClimateFields {
  const mask = createGlobeGrid(CELL_DEGREES);
  fillPolygons(
    mask,
    land.map(({ geometry }) => geometry.coordinates),
  );
  const ice = createGlobeGrid(CELL_DEGREES);
  for (const { id, polygons } of countries) if (ICE_SHEET_IDS.has(id)) fillPolygons(ice, polygons);
  const inland = toDistanceKm(mask, 0);
  return {
    arid: blurGrid(toArid(mask), 3),
    cold: blurGrid(toCold(ice, inland), 1),
    deep: toDeep(toDistanceKm(toShoreMask(mask, coast), 1)),
  };
}

function toArid(mask: GlobeGrid): GlobeGrid {
  const arid: GlobeGrid = { ...mask, values: new Float32Array(mask.values.length) };
  const poleward = toPolewardMoisture(mask);
  for (let row = 0; row < mask.rows; row += 1) {
    const lat = toRowLat(mask, row);
    const height = Math.abs(lat);
    const fromEast = toZonalMoisture(mask, row, -1);
    const fromWest = toZonalMoisture(mask, row, 1);
    // Trade winds below 25 degrees blow from the east, westerlies above 37 from the west.
    const westerly = Math.max(0, Math.min(1, (height - 25) / 12));
    const monsoon = 0.95 * Math.max(0, Math.min(1, (height - 8) / 8, (50 - height) / 10));
    const subtropics = Math.max(0, 1 - Math.abs(height - 24) / 12);
    const rain = interpolateRows(RAIN_BY_LAT, height);
    const need = interpolateRows(NEED_BY_LAT, height);
    for (let column = 0; column < mask.columns; column += 1) {
      const index = row * mask.columns + column;
      const lng = -180 + (column + 0.5) * CELL_DEGREES;
      const east = fromEast[column] ?? 1;
      const west = fromWest[column] ?? 1;
      const wind = east * (1 - westerly) + west * westerly;
      // Cold water dries the subtropical west coasts where land shuts out the warm sea in the east.
      const coldWater = west ** 2 * subtropics * Math.max(0, Math.min(1, (1 - east) / 0.4));
      const wet =
        (rain * (0.2 + 0.8 * wind) + monsoon * east ** 1.5 * (poleward[index] ?? 0)) *
          (1 - 0.75 * coldWater) +
        0.07 * toGlobeNoise(lng, lat, 9);
      const dry = (need - 1.2 * wet) / 1.25;
      arid.values[index] = Math.max(0, Math.min(1, dry));
    }
  }
  return arid;
}

/** Moisture of a wind along a row; `step` 1 blows eastwards. Twice around, so that the start does not matter. */
function toZonalMoisture(mask: GlobeGrid, row: number, step: 1 | -1): Float32Array {
  const lat = toRowLat(mask, row);
  const cellKm = CELL_DEGREES * KM_PER_DEGREE * Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const dryingKm = DRYING_KM + 6000 * Math.max(0, 1 - Math.abs(lat) / 22);
  const result = new Float32Array(mask.columns);
  let moisture = 1;
  for (let i = 0; i < mask.columns * 2; i += 1) {
    const column = (((i * step) % mask.columns) + mask.columns) % mask.columns;
    moisture = toNextMoisture(moisture, getCell(mask, column, row) > 0, cellKm, dryingKm);
    result[column] = moisture;
  }
  return result;
}

/** Moisture of the summer wind that blows from the equator towards either pole. */
function toPolewardMoisture(mask: GlobeGrid): Float32Array {
  const result = new Float32Array(mask.values.length);
  const middle = mask.rows / 2;
  for (let column = 0; column < mask.columns; column += 1) {
    for (const step of [-1, 1]) {
      let moisture = 1;
      for (let row = step < 0 ? middle - 1 : middle; row >= 0 && row < mask.rows; row += step) {
        const isLand = getCell(mask, column, row) > 0;
        moisture = toNextMoisture(moisture, isLand, CELL_DEGREES * KM_PER_DEGREE, DRYING_KM);
        result[row * mask.columns + column] = moisture;
      }
    }
  }
  return result;
}

function toNextMoisture(moisture: number, isLand: boolean, cellKm: number, dryingKm: number): number {
  if (isLand) return moisture * Math.exp(-cellKm / dryingKm);
  return moisture + (1 - moisture) * (1 - Math.exp(-cellKm / WETTING_KM));
}

function toCold(ice: GlobeGrid, inlandKm: GlobeGrid): GlobeGrid {
  const cold: GlobeGrid = {
    ...ice,
    values: new Float32Array(ice.values.length),
  };
  for (let row = 0; row < ice.rows; row += 1) {
    const lat = toRowLat(ice, row);
    for (let column = 0; column < ice.columns; column += 1) {
      const index = row * ice.columns + column;
      const lng = -180 + (column + 0.5) * CELL_DEGREES;
      const continental = Math.min(1, (inlandKm.values[index] ?? 0) / 1500) * 3;
      const tundra = (Math.abs(lat) + continental + 3 * toGlobeNoise(lng, lat, 7) - 57) / 28;
      const isIce = (ice.values[index] ?? 0) > 0;
      cold.values[index] = isIce ? 1 : Math.max(0, Math.min(0.8, tundra));
    }
  }
  return cold;
}

/** Land and every cell that a coastline touches, so that even small islands have shallow sea around them. */
function toShoreMask(mask: GlobeGrid, coast: WorldShapes['coast']): GlobeGrid {
  const values = mask.values.slice();
  for (const { geometry } of coast) {
    for (const [lng = 0, lat = 0] of geometry.coordinates) {
      const column = Math.floor((lng + 180) / CELL_DEGREES);
      const row = Math.max(0, Math.min(mask.rows - 1, Math.floor((90 - lat) / CELL_DEGREES)));
      values[row * mask.columns + (((column % mask.columns) + mask.columns) % mask.columns)] = 1;
    }
  }
  return { ...mask, values };
}

function toDeep(distanceKm: GlobeGrid): GlobeGrid {
  const deep: GlobeGrid = {
    ...distanceKm,
    values: new Float32Array(distanceKm.values.length),
  };
  for (let row = 0; row < deep.rows; row += 1) {
    const lat = toRowLat(deep, row);
    for (let column = 0; column < deep.columns; column += 1) {
      const index = row * deep.columns + column;
      const lng = -180 + (column + 0.5) * CELL_DEGREES;
      const km = distanceKm.values[index] ?? 0;
      const slope = 1 - Math.exp(-km / 420);
      deep.values[index] = Math.max(0, Math.min(1, slope + 0.13 * slope * toGlobeNoise(lng, lat, 16)));
    }
  }
  const smooth = blurGrid(deep, 1);
  // A cell at the shore stays shallow whatever the blur added.
  const offshore = (km: number) => Math.max(0, Math.min(1, (km - SHORE_KM) / 150));
  smooth.values.forEach((value, index) => {
    smooth.values[index] = value * offshore(distanceKm.values[index] ?? 0);
  });
  return smooth;
}

/** Kilometres to the nearest cell whose mask value is `target`, by two sweeps over the neighbours. */
function toDistanceKm(mask: GlobeGrid, target: 0 | 1): GlobeGrid {
  const { columns, rows } = mask;
  const far: GlobeGrid = {
    columns,
    rows,
    values: mask.values.map((v) => (v === target ? 0 : 20_000)),
  };
  const down = CELL_DEGREES * KM_PER_DEGREE;
  const relax = (column: number, row: number, side: number) => {
    const across = down * Math.max(0.05, Math.cos((toRowLat(mask, row) * Math.PI) / 180));
    const diagonal = Math.hypot(down, across);
    const nearest = Math.min(
      getCell(far, column, row),
      getCell(far, column + side, row) + across,
      getCell(far, column, row + side) + down,
      getCell(far, column + side, row + side) + diagonal,
      getCell(far, column - side, row + side) + diagonal,
    );
    far.values[row * columns + (((column % columns) + columns) % columns)] = nearest;
  };
  for (let sweep = 0; sweep < 2; sweep += 1) {
    // Each row is processed twice around, because the globe has no first column.
    for (let row = 0; row < rows; row += 1) for (let i = 0; i < columns * 2; i += 1) relax(i, row, -1);
    for (let row = rows - 1; row >= 0; row -= 1) for (let i = columns * 2; i > 0; i -= 1) relax(i, row, 1);
  }
  return far;
}

function interpolateRows(table: readonly LatRow[], at: number): number {
  for (let i = 1; i < table.length; i += 1) {
    const [fromX, fromY] = table[i - 1] ?? [0, 0];
    const [toX, toY] = table[i] ?? [0, 0];
    if (at <= toX) return fromY + ((at - fromX) / (toX - fromX)) * (toY - fromY);
  }
  return table.at(-1)?.[1] ?? 0;
}
