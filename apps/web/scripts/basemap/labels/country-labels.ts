import type { Feature, Point } from 'geojson';
import type { Country } from '../world-shapes.ts';
import { toLabelPoint, toRingAreaKm2 } from './label-point.ts';
import { findSpanishName } from './spanish-names.ts';

/** `rank` is the lowest zoom at which the name fits. */
export type CountryLabel = { name: string; 'name:es'?: string; rank: number };

/** Natural Earth abbreviates names for print; these are the full ones. */
const FULL_NAMES: Record<string, string> = {
  'Antigua and Barb.': 'Antigua and Barbuda',
  'Ashmore and Cartier Is.': 'Ashmore and Cartier Islands',
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  'Br. Indian Ocean Ter.': 'British Indian Ocean Territory',
  'British Virgin Is.': 'British Virgin Islands',
  'Cayman Is.': 'Cayman Islands',
  'Central African Rep.': 'Central African Republic',
  'Clipperton I.': 'Clipperton Island',
  'Cook Is.': 'Cook Islands',
  'Coral Sea Is.': 'Coral Sea Islands',
  'Dem. Rep. Congo': 'Democratic Republic of the Congo',
  'Dominican Rep.': 'Dominican Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  'Faeroe Is.': 'Faroe Islands',
  'Falkland Is.': 'Falkland Islands',
  'Fr. Polynesia': 'French Polynesia',
  'Fr. S. Antarctic Lands': 'French Southern and Antarctic Lands',
  'Heard I. and McDonald Is.': 'Heard Island and McDonald Islands',
  'Indian Ocean Ter.': 'Indian Ocean Territories',
  'Marshall Is.': 'Marshall Islands',
  'N. Cyprus': 'Northern Cyprus',
  'N. Mariana Is.': 'Northern Mariana Islands',
  'Pitcairn Is.': 'Pitcairn Islands',
  'S. Geo. and the Is.': 'South Georgia and the South Sandwich Islands',
  'S. Sudan': 'South Sudan',
  'Solomon Is.': 'Solomon Islands',
  'Spratly Is.': 'Spratly Islands',
  'St-Barthélemy': 'Saint-Barthélemy',
  'St-Martin': 'Saint-Martin',
  'St. Kitts and Nevis': 'Saint Kitts and Nevis',
  'St. Pierre and Miquelon': 'Saint Pierre and Miquelon',
  'St. Vin. and Gren.': 'Saint Vincent and the Grenadines',
  'Turks and Caicos Is.': 'Turks and Caicos Islands',
  'U.S. Minor Outlying Is.': 'U.S. Minor Outlying Islands',
  'U.S. Virgin Is.': 'U.S. Virgin Islands',
  'W. Sahara': 'Western Sahara',
  'Wallis and Futuna Is.': 'Wallis and Futuna Islands',
};

/** Each row: the minimum area (km² of the largest polygon) and the zoom from which such a country is labelled. */
const RANK_BY_AREA: readonly (readonly [number, number])[] = [
  [2_400_000, 1],
  [700_000, 2],
  [180_000, 3],
  [40_000, 4],
  [5_000, 5],
  [300, 6],
];

/** One labelled point per country, on its largest polygon. */
export function toCountryLabels(countries: readonly Country[]): Feature<Point, CountryLabel>[] {
  return countries.flatMap(({ id, name, polygons }) => {
    const sized = polygons.map((rings) => ({
      rings,
      areaKm2: toRingAreaKm2(rings[0] ?? []),
    }));
    const largest = sized.sort((a, b) => b.areaKm2 - a.areaKm2)[0];
    if (!largest || name === 'Antarctica') return [];
    const rank = RANK_BY_AREA.find(([least]) => largest.areaKm2 >= least)?.[1] ?? 7;
    const spanish = findSpanishName(id, name);
    const properties = {
      name: FULL_NAMES[name] ?? name,
      ...(spanish !== null && { 'name:es': spanish }),
      rank,
    };
    const coordinates = toLabelPoint(largest.rings);
    return [
      {
        type: 'Feature' as const,
        properties,
        geometry: { type: 'Point' as const, coordinates },
      },
    ];
  });
}
