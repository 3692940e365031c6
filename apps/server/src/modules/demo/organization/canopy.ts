import type { AreaGeometry, VariableGroup } from '@waypost/contract';

/** The mangroves of El Mogote, off La Paz. */
const MOGOTE: AreaGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-110.42, 24.13],
      [-110.35, 24.13],
      [-110.33, 24.16],
      [-110.41, 24.17],
      [-110.42, 24.13],
    ],
  ],
};

/** Metres, from 2013 on: growth, and what the hurricane of September 2014 took. */
const HEIGHTS = [5.31, 5.38, 4.12, 4.2, 4.37, 4.49, 4.66, 4.78, 4.95, 5.07];

/** The canopy of a lagoon over the years, as the layer of the demo shows it. */
export const CANOPY = {
  type: 'forest_carbon_diligence_30m' satisfies VariableGroup,
  sourceId: 'CANOPY_HEIGHT_v1.2.0_30',
  first: '2013-01-01',
  last: '2022-01-01',
  area: MOGOTE,
  values: HEIGHTS.map((value, year) => ({
    at: new Date(Date.UTC(2013 + year, 0, 1)),
    value,
    /** Its raster, in the folder of pictures. */
    fileName: `canopy-${2013 + year}.tif` as const,
  })),
} as const;
