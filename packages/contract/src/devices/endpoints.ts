import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import {
  device,
  deviceAssignments,
  deviceCreate,
  deviceKey,
  devicePast,
  devicePastReceipt,
  deviceReceipt,
  deviceUpdate,
  MAX_DEVICE_BYTES,
} from './schema.ts';

const inProject = z.object({ project_id: idParam });
const params = z.object({ project_id: idParam, device_id: idParam });
const on = <A extends 'read' | 'create' | 'update' | 'delete'>(action: A) =>
  ({ kind: 'project', needs: `device:${action}`, project_id: 'params.project_id' }) as const;
const errors = ['project_not_found', 'device_not_found'] as const;

export const deviceEndpoints = {
  listDevices: endpoint({
    method: 'GET',
    path: '/project/{project_id}/devices',
    summary: 'The devices of a project, with their last positions',
    params: inProject,
    response: z.array(device),
    errors: ['project_not_found'],
    access: on('read'),
  }),
  createDevice: endpoint({
    method: 'POST',
    path: '/project/{project_id}/devices',
    summary: 'Add a device; this answer alone holds its key whole',
    params: inProject,
    body: deviceCreate,
    response: device,
    status: 201,
    errors: ['project_not_found', 'member_not_found', 'too_many_devices'],
    access: on('create'),
  }),
  updateDevice: endpoint({
    method: 'PATCH',
    path: '/project/{project_id}/devices/{device_id}',
    summary: 'Rename a device, give it another icon, or say whose it is',
    params,
    body: deviceUpdate,
    response: device,
    errors: [...errors, 'member_not_found'],
    access: on('update'),
  }),
  assignDevice: endpoint({
    method: 'PUT',
    path: '/project/{project_id}/devices/{device_id}/assignments',
    summary: 'Say who carries a device, and from when on',
    params,
    body: deviceAssignments,
    response: device,
    errors,
    access: on('update'),
  }),
  renewDeviceKey: endpoint({
    method: 'POST',
    path: '/project/{project_id}/devices/{device_id}/key',
    summary: 'Give a device another key; the former is refused at once',
    params,
    response: deviceKey,
    status: 201,
    errors,
    access: on('update'),
  }),
  revokeDeviceKey: endpoint({
    method: 'DELETE',
    path: '/project/{project_id}/devices/{device_id}/key',
    summary: 'Refuse the key of a device from now on',
    params,
    response: noContent,
    status: 204,
    errors,
    access: on('update'),
  }),
  loadDevicePast: endpoint({
    method: 'POST',
    path: '/project/{project_id}/devices/{device_id}/past',
    summary:
      'Load positions with their times as the past of a device; those that are there already change nothing',
    params,
    body: devicePast,
    response: devicePastReceipt,
    errors: [...errors, 'trails_not_kept'],
    access: on('update'),
    ratePerMinute: 300,
  }),
  deleteDevice: endpoint({
    method: 'DELETE',
    path: '/project/{project_id}/devices/{device_id}',
    summary: 'Delete a device with its key and its trail',
    params,
    response: noContent,
    status: 204,
    errors,
    access: on('delete'),
  }),
};

const access = { kind: 'public', reason: 'A device sends its own key instead of a session.' } as const;
/** Many devices may share an address; each has a limit of its own. */
const ratePerMinute = 6_000;

/** Where devices send their positions: the body is read by the rules of each client. */
export const deviceReceiverEndpoints = {
  receiveOsmAndQuery: endpoint({
    method: 'GET',
    path: '/receive/traccar',
    summary: 'One position in the query, as OsmAnd and older Traccar clients send it; `id` is the key',
    query: z.looseObject({ id: z.string().optional() }),
    response: binary('text/plain'),
    errors: ['device_unknown', 'device_positions_limit'],
    access,
    ratePerMinute,
  }),
  receiveTraccar: endpoint({
    method: 'POST',
    path: '/receive/traccar',
    summary: 'One position as a form, or as JSON of Traccar Client 9; the id of the device is the key',
    query: z.looseObject({ id: z.string().optional() }),
    body: z.string().default(''),
    isRaw: true,
    maxBytes: MAX_DEVICE_BYTES,
    response: binary('text/plain'),
    errors: ['device_unknown', 'device_positions_limit'],
    access,
    ratePerMinute,
  }),
  receiveOwnTracks: endpoint({
    method: 'POST',
    path: '/receive/owntracks',
    summary: 'A message of OwnTracks in HTTP mode; the password is the key',
    body: z.string().default(''),
    isRaw: true,
    maxBytes: MAX_DEVICE_BYTES,
    response: z.array(z.unknown()),
    errors: ['device_positions_limit'],
    access,
    ratePerMinute,
  }),
  receiveOverland: endpoint({
    method: 'POST',
    path: '/receive/overland',
    summary: 'A batch of Overland; the token is the key',
    body: z.string().default(''),
    isRaw: true,
    maxBytes: MAX_DEVICE_BYTES,
    response: z.object({ result: z.literal('ok') }),
    errors: ['device_positions_limit'],
    access,
    ratePerMinute,
  }),
  receiveGeojson: endpoint({
    method: 'POST',
    path: '/receive/geojson',
    summary: 'Points of GeoJSON with `properties.timestamp`; the bearer token is the key',
    body: z.string().default(''),
    isRaw: true,
    maxBytes: MAX_DEVICE_BYTES,
    response: deviceReceipt,
    errors: ['device_positions_limit'],
    access,
    ratePerMinute,
  }),
};
