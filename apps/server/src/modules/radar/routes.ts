import type { radarEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { RadarKeyService } from './keys/service.ts';
import type { RadarService } from './service.ts';
import type { RadarSettingsService } from './settings/service.ts';
import type { RadarTrackService, TrackOf } from './tracks/service.ts';

const toTrack = ({
  org_id,
  layer_id,
  track_id,
}: {
  readonly org_id: number;
  readonly layer_id: string;
  readonly track_id: number;
}): TrackOf => ({ organizationId: org_id, code: layer_id, trackId: track_id });

export function createRadarRoutes(
  service: RadarService,
  keys: RadarKeyService,
  settings: RadarSettingsService,
  tracks: RadarTrackService,
): Handlers<typeof radarEndpoints> {
  return {
    getRadarKey: ({ grant }) => keys.get(grant),
    putRadarKey: ({ grant, body }) => keys.put(grant, body),
    deleteRadarKey: async ({ grant }) => {
      await keys.delete(grant);
      return undefined;
    },
    getRadarSettings: ({ grant }) => settings.get(grant),
    putRadarSettings: ({ grant, body }) => settings.put(grant, body),
    listRadars: ({ grant }) => service.list(grant),
    getRadarResult: ({ grant, params, query }) => service.getResult(grant, params.layer_id, query),
    listRadarTracks: ({ grant, params, query }) => service.listTracks(grant, params.layer_id, query),
    getRadarDates: ({ grant, params, query }) => service.getDates(grant, params.layer_id, query.range),
    listRadarDetections: ({ grant, params, query }) => tracks.listDetections(grant, toTrack(params), query),
    listRadarPhotos: ({ grant, params }) => tracks.listPhotos(grant, toTrack(params)),
    getRadarPhoto: ({ params, query }) => tracks.getPhoto(toTrack(params), params.photo_id, query.token),
    exportRadarTrack: ({ grant, params, query }) => tracks.export(grant, toTrack(params), query.format),
  };
}
