import { ENDPOINTS } from '@waypost/contract';
import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

/** A layer of a station of the sandbox. */
async function makeLayer(world: AccessWorld) {
  const made = await world.as('org_admin').call(ENDPOINTS.layers.createLayer, {
    ...ofOrganization(world),
    body: { type: 3, name: 'Radar', layer: { radar_id: 32 } },
  });
  return { params: { org_id: world.organizationId, layer_id: made.code } };
}

/** A track of a layer, with a photograph: stored here, as its provider would give it. */
async function makeTrack(world: AccessWorld) {
  const { params } = await makeLayer(world);
  await world.app.services.radarReader.readDue();
  const result = await world.as('org_admin').call(ENDPOINTS.radar.getRadarResult, { params, query: {} });
  const track = result.tracks.find(({ has_photos }) => has_photos === 1);
  if (track === undefined) throw new Error('The radar of the sandbox saw nothing.');
  return { params: { ...params, track_id: track.id } };
}

/** Valid requests to the endpoints of radar, with the account of the installation. */
export const accessRequests: AccessRequestsOf<'radar'> = {
  radar: {
    getRadarKey: [{ input: async (world) => ofOrganization(world) }],
    putRadarKey: [
      {
        input: async (world) => ({
          ...ofOrganization(world),
          body: { account: 'costa-viva', apikey: 'MM-0123456789' },
        }),
      },
    ],
    deleteRadarKey: [{ input: async (world) => ofOrganization(world) }],
    getRadarSettings: [{ input: async (world) => ofOrganization(world) }],
    putRadarSettings: [{ input: async (world) => ({ ...ofOrganization(world), body: { keep_days: 90 } }) }],
    listRadars: [{ input: async (world) => ofOrganization(world) }],
    getRadarResult: [{ input: makeLayer }],
    getRadarDates: [{ input: makeLayer }],
    listRadarTracks: [{ input: makeLayer }],
    listRadarDetections: [{ input: makeTrack }],
    listRadarPhotos: [{ input: makeTrack }],
    getRadarPhoto: [
      {
        input: async (world) => {
          const { params } = await makeTrack(world);
          const [photo] = await world.as('org_admin').call(ENDPOINTS.radar.listRadarPhotos, { params });
          if (photo === undefined) throw new Error('The track has no photograph.');
          const token = new URL(photo.s3_photo_link, 'http://here').searchParams.get('token') ?? '';
          return { params: { ...params, photo_id: photo.id }, query: { token } };
        },
      },
    ],
    exportRadarTrack: [
      { input: async (world) => ({ ...(await makeTrack(world)), query: { format: 'gpx' as const } }) },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'radar'> = [
  'radar.listRadars',
  'radar.getRadarResult',
  'radar.getRadarDates',
  'radar.listRadarTracks',
  'radar.listRadarDetections',
];
