import type { TimedTrack } from '@waypost/geo';
import type { ImportItem } from './import-item.ts';

/** The lines with times among temporary features. */
export function listTimed(items: readonly ImportItem[]): TimedTrack[] {
  return items.flatMap(({ geometry, times }) => {
    if (geometry.type !== 'LineString' || times === undefined) return [];
    const known = Array.from(times, (time) => (Number.isNaN(time) ? null : time));
    return [{ positions: geometry.coordinates, times: known }];
  });
}
