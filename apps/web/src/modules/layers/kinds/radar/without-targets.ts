import type { FeatureCollection } from 'geojson';

/** What a radar draws, without the vessels that it follows now. */
export const withoutTargets = ({ features }: FeatureCollection): FeatureCollection => ({
  type: 'FeatureCollection',
  features: features.filter(({ properties }) => properties?.part !== 'target'),
});
