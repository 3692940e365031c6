import type { Taking } from './draw-land.ts';

/** A base map as Planet’s Basemaps API lists it. */
export interface SandboxMosaic {
  readonly id: string;
  readonly name: string;
  readonly interval: '1 mon' | '3 mons';
  readonly first_acquired: string;
  readonly last_acquired: string;
}

/** The first year with mosaics. */
const SINCE = 2023;
/** The deepest zoom with tiles. */
export const MOSAIC_LEVEL = 15;

const toInstant = (months: number) => new Date(Date.UTC(Math.floor(months / 12), months % 12)).toISOString();
const pad = (number: number) => String(number).padStart(2, '0');

function toMosaic(month: number, months: 1 | 3): SandboxMosaic {
  const [year, inYear] = [Math.floor(month / 12), month % 12];
  const name =
    months === 1
      ? `global_monthly_${year}_${pad(inYear + 1)}_mosaic`
      : `global_quarterly_${year}q${inYear / 3 + 1}_mosaic`;
  return {
    id: `00000000-0000-4000-8000-${String(month * 10 + months).padStart(12, '0')}`,
    name,
    interval: months === 1 ? '1 mon' : '3 mons',
    first_acquired: toInstant(month),
    last_acquired: toInstant(month + months),
  };
}

/** Every mosaic whose months are over, oldest first, months before quarters. */
export function listMosaics(now: Date): SandboxMosaic[] {
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const months = Array.from({ length: current - SINCE * 12 }, (_, index) => SINCE * 12 + index);
  return [
    ...months.map((month) => toMosaic(month, 1)),
    ...months.filter((month) => month % 3 === 0 && month + 3 <= current).map((month) => toMosaic(month, 3)),
  ];
}

/** What a mosaic shows: a month without clouds. */
export function toTaking({ first_acquired }: SandboxMosaic): Taking {
  const first = new Date(first_acquired);
  return { month: first.getUTCFullYear() * 12 + first.getUTCMonth(), cloudCover: 0, seed: 0 };
}

/** A mosaic in the form of the API. @param origin of this sandbox. */
export function describeMosaic(mosaic: SandboxMosaic, origin: string, key: string) {
  return {
    ...mosaic,
    bbox: [-180, -85.05, 180, 85.05],
    bands: [],
    datatype: 'byte',
    coordinate_system: 'EPSG:3857',
    level: MOSAIC_LEVEL,
    grid: { quad_size: 4096, resolution: 4.777 },
    item_types: ['PSScene'],
    product_type: 'basemap',
    quad_download: true,
    _links: {
      _self: `${origin}/basemaps/v1/mosaics/${mosaic.id}`,
      quads: `${origin}/basemaps/v1/mosaics/${mosaic.id}/quads?bbox={lx},{ly},{ux},{uy}`,
      tiles: `${origin}/basemaps/v1/planet-tiles/${mosaic.name}/gmap/{z}/{x}/{y}.png?api_key=${key}`,
    },
  };
}
