import type { AreaGeometry, SceneFilter, SceneType } from '@waypost/contract';

/** The ranges that a search can have: the field of the provider, its ends, and what one step shows as. */
export const RANGES = {
  cloudCover: { field: 'cloud_cover', min: 0, max: 1, shown: 100 },
  gsd: { field: 'gsd', min: 0.1, max: 30, shown: 1 },
  offNadir: { field: 'view_angle', min: -60, max: 60, shown: 1 },
  sunAzimuth: { field: 'sun_azimuth', min: 0, max: 360, shown: 1 },
  sunElevation: { field: 'sun_elevation', min: -90, max: 90, shown: 1 },
} as const;
export type RangeName = keyof typeof RANGES;
export const RANGE_NAMES = Object.keys(RANGES) as RangeName[];
/** Of every range. */
export const RANGE_STEP = 0.01;

/** What a search leaves out. */
export interface SceneLimits {
  /** Days as `yyyy-mm-dd`; empty for an open end. */
  readonly from: string;
  readonly to: string;
  readonly ranges: Readonly<Record<RangeName, readonly [least: number, most: number]>>;
}

export interface SceneFilters extends SceneLimits {
  readonly type: SceneType;
}

export const NO_FILTERS: SceneLimits = {
  from: '',
  to: '',
  ranges: {
    cloudCover: [0, 1],
    gsd: [0.1, 30],
    offNadir: [-60, 60],
    sunAzimuth: [0, 360],
    sunElevation: [-90, 90],
  },
};

/** The day of a moment where this person is, as `yyyy-mm-dd`. */
export function toDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** What is wrong with filters: the dates, and each range. */
export interface FilterFaults {
  readonly dates: 'future' | 'order' | null;
  readonly ranges: Readonly<Partial<Record<RangeName, 'order' | 'range'>>>;
}

export function findFaults({ from, to, ranges }: SceneLimits, now: Date): FilterFaults {
  const today = toDay(now);
  const isFuture = from > today || to > today;
  const isTurned = from !== '' && to !== '' && from > to;
  const wrong = RANGE_NAMES.flatMap((name): [RangeName, 'order' | 'range'][] => {
    const [least, most] = ranges[name];
    const { min, max } = RANGES[name];
    if (least < min || most > max || Number.isNaN(least) || Number.isNaN(most)) return [[name, 'range']];
    return least > most ? [[name, 'order']] : [];
  });
  return { dates: isFuture ? 'future' : isTurned ? 'order' : null, ranges: Object.fromEntries(wrong) };
}

export const isFaulty = ({ dates, ranges }: FilterFaults): boolean =>
  dates !== null || Object.keys(ranges).length > 0;

const without = (field_name: string, value: string): SceneFilter => ({
  type: 'NotFilter',
  config: { type: 'StringInFilter', field_name, config: [value] },
});

/** The filter of a search: the area, the ranges that leave something out, the days, and no scenes that are tests. */
export function toSceneFilter({ from, to, ranges }: SceneLimits, area: AreaGeometry): SceneFilter {
  const set = RANGE_NAMES.flatMap((name): SceneFilter[] => {
    const { field, min, max } = RANGES[name];
    const [least, most] = ranges[name];
    const config = { ...(least > min && { gte: least }), ...(most < max && { lte: most }) };
    return Object.keys(config).length === 0 ? [] : [{ type: 'RangeFilter', field_name: field, config }];
  });
  const days = {
    ...(from !== '' && { gte: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to !== '' && { lte: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
  const hasDays = from !== '' || to !== '';
  return {
    type: 'AndFilter',
    config: [
      { type: 'GeometryFilter', field_name: 'geometry', config: area },
      ...set,
      // The right to download is asked for unless days say what is wanted.
      hasDays
        ? { type: 'DateRangeFilter', field_name: 'acquired', config: days }
        : { type: 'PermissionFilter', config: ['assets:download'] },
      without('quality_category', 'test'),
      without('publishing_stage', 'preview'),
    ],
  };
}
