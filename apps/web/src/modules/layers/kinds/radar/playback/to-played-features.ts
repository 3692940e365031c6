import type { FeatureCollection } from 'geojson';
import { isAis } from '../track-name.ts';
import type { PlacedVessel } from './place-vessels.ts';

/** What the map draws of vessels at a moment; one that was not seen just then is pale, with `~` before its name. */
export function toPlayedFeatures(vessels: readonly PlacedVessel[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: vessels.map(({ track, lon, lat, heading, isBetween }) => {
      const name = track.vessel_name ?? `#${track.radar_track_id}`;
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lon, lat] },
        properties: {
          part: 'target',
          source: isAis(track) ? 'ais' : 'radar',
          heading,
          label: isBetween ? `~ ${name}` : name,
          between: isBetween,
          track_id: track.id,
        },
      };
    }),
  };
}
