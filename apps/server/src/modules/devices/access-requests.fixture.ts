import { ENDPOINTS } from '@waypost/contract';
import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

const device = { name: 'Collar', icon: 'animal' } as const;

/** A new device, for one call. */
async function makeDevice(world: AccessWorld) {
  const made = await world
    .as('org_admin')
    .call(ENDPOINTS.devices.createDevice, { ...inProject(world), body: device });
  return { key: made.key ?? '', params: { project_id: world.projectId, device_id: made.device_id } };
}

const ofDevice = async (world: AccessWorld) => ({ params: (await makeDevice(world)).params });
/** The client of the tests sends the token of a session, which is no key. */
const withoutKey = { always: { status: 401, reason: 'a session is no key of a device' } } as const;

/** Valid requests to the endpoints of `devices`. */
export const accessRequests: AccessRequestsOf<'devices' | 'deviceReceivers'> = {
  devices: {
    listDevices: [{ input: async (world) => inProject(world) }],
    createDevice: [{ input: async (world) => ({ ...inProject(world), body: device }) }],
    updateDevice: [{ input: async (world) => ({ ...(await ofDevice(world)), body: { name: 'Truck' } }) }],
    assignDevice: [{ input: async (world) => ({ ...(await ofDevice(world)), body: [] }) }],
    renewDeviceKey: [{ input: ofDevice }],
    revokeDeviceKey: [{ input: ofDevice }],
    loadDevicePast: [
      {
        input: async (world) => {
          const keep = { body: { keep: 'month' } } as const;
          await world
            .as('org_admin')
            .call(ENDPOINTS.positions.updateTrailSettings, { ...inProject(world), ...keep });
          const positions = [{ rel_ts: Date.now() - 60_000, lone6: 1, late6: 1 }];
          return { ...(await ofDevice(world)), body: { positions } };
        },
      },
    ],
    deleteDevice: [{ input: ofDevice }],
  },
  deviceReceivers: {
    receiveOsmAndQuery: [
      {
        input: async (world) => ({
          query: { id: (await makeDevice(world)).key, lat: '24.1', lon: '-110.3' },
        }),
      },
    ],
    receiveTraccar: [
      {
        input: async (world) => ({
          query: { id: (await makeDevice(world)).key, lat: '24.1', lon: '-110.3' },
          body: '',
        }),
      },
    ],
    receiveOwnTracks: [{ ...withoutKey, input: async () => ({ body: '{"_type":"location"}' }) }],
    receiveOverland: [{ ...withoutKey, input: async () => ({ body: '{"locations":[]}' }) }],
    receiveGeojson: [
      { ...withoutKey, input: async () => ({ body: '{"type":"FeatureCollection","features":[]}' }) },
    ],
  },
};
