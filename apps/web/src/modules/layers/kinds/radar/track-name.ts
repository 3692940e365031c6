import type { RadarTrack } from '@waypost/contract';
import { useTranslate } from '../../../../i18n/i18n.ts';

/** Whether a vessel tells who it is. */
export const isAis = ({ source }: RadarTrack): boolean => source.toLowerCase() === 'ais';

/** What a track is called: the vessel, or the number under which the radar follows it. */
export function useTrackName(): (track: RadarTrack) => string {
  const t = useTranslate();
  return ({ vessel_name, radar_track_id }) => vessel_name ?? t('radar.target', { number: radar_track_id });
}
