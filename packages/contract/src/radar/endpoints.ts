import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { timelineRange } from '../features/timeline.ts';
import {
  radarDates,
  radarDetections,
  radarKey,
  radarKeyPut,
  radarPhoto,
  radarRange,
  radarResult,
  radarSettings,
  radarStation,
  radarTracks,
  radarTracksQuery,
  TRACK_FORMATS,
} from './schema.ts';

const ofOrganization = z.object({ org_id: idParam });
const ofLayer = ofOrganization.extend({ layer_id: z.uuid().transform((code) => code.toLowerCase()) });
const read = { kind: 'organization', needs: 'layer:read', organization_id: 'params.org_id' } as const;
const ofKey = {
  path: '/organization/{org_id}/radar-key',
  params: ofOrganization,
  errors: ['organization_not_found'],
  access: { ...read, needs: 'organization:update' },
} as const;
/** What a request to the provider may come to. */
const PROVIDER_ERRORS = [
  'organization_not_found',
  'radar_access_required',
  'radar_key_refused',
  'radar_unavailable',
] as const;
const LAYER_ERRORS = [
  'organization_not_found',
  'layer_not_found',
  'layer_without_radar',
  'radar_access_required',
] as const;

const ofTrack = ofLayer.extend({ track_id: idParam });
const TRACK_ERRORS = [...LAYER_ERRORS, 'radar_track_not_found'] as const;

/** Radar stations: the account of an organization, and what layers show of them. */
export const radarEndpoints = {
  getRadarKey: endpoint({
    ...ofKey,
    method: 'GET',
    summary: 'The organization’s own account for radar, its key masked',
    response: radarKey,
  }),
  putRadarKey: endpoint({
    ...ofKey,
    method: 'PUT',
    summary: 'Keep the organization’s own account for radar, if the provider accepts its key',
    body: radarKeyPut,
    response: radarKey,
    errors: PROVIDER_ERRORS,
    ratePerMinute: 10,
  }),
  deleteRadarKey: endpoint({
    ...ofKey,
    method: 'DELETE',
    summary: 'Forget the organization’s own account for radar',
    response: noContent,
    status: 204,
  }),
  getRadarSettings: endpoint({
    ...ofKey,
    path: '/organization/{org_id}/radar-settings',
    method: 'GET',
    summary: 'For how many days the organization sees what its radars saw',
    response: radarSettings,
  }),
  putRadarSettings: endpoint({
    ...ofKey,
    path: '/organization/{org_id}/radar-settings',
    method: 'PUT',
    summary:
      'Change for how many days the organization sees what its radars saw; less deletes what nobody else keeps',
    body: radarSettings,
    response: radarSettings,
  }),
  listRadars: endpoint({
    method: 'GET',
    path: '/org/{org_id}/radars',
    summary: 'The radars that the organization’s account opens, by name',
    params: ofOrganization,
    response: z.array(radarStation),
    errors: PROVIDER_ERRORS,
    access: { ...read, needs: 'layer:create' },
    ratePerMinute: 30,
  }),
  getRadarResult: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/radar/result',
    summary: 'The radar of a layer with its tracks of a range, the last 24 hours if none is given',
    params: ofLayer,
    query: radarRange,
    response: radarResult,
    errors: LAYER_ERRORS,
    access: read,
  }),
  getRadarDates: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/radar/dates',
    summary: 'When the radar of a layer saw tracks, for the timeline',
    params: ofLayer,
    query: z.object({ range: timelineRange }),
    response: radarDates,
    errors: LAYER_ERRORS,
    access: read,
  }),
  listRadarTracks: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/radar/tracks',
    summary: 'The tracks of a range page by page, the latest first; the last 24 hours if none is given',
    params: ofLayer,
    query: radarTracksQuery,
    response: radarTracks,
    errors: LAYER_ERRORS,
    access: read,
  }),
  listRadarDetections: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/radar/tracks/{track_id}/detections',
    summary: 'The detections of a track in a range, the last 24 hours if none is given',
    params: ofTrack,
    query: radarRange,
    response: radarDetections,
    errors: TRACK_ERRORS,
    access: read,
  }),
  listRadarPhotos: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/radar/tracks/{track_id}/photos',
    summary: 'The photographs of a track, the latest first',
    params: ofTrack,
    response: z.array(radarPhoto),
    errors: [...TRACK_ERRORS, 'radar_key_refused', 'radar_unavailable'],
    access: read,
  }),
  getRadarPhoto: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/radar/tracks/{track_id}/photos/{photo_id}',
    summary: 'A photograph of a track',
    params: ofTrack.extend({ photo_id: z.string().regex(/^[\w.-]{1,100}$/) }),
    query: z.object({ token: z.string().min(1).max(200) }),
    response: binary('image/jpeg'),
    errors: [...TRACK_ERRORS, 'radar_key_refused', 'radar_unavailable', 'not_found'],
    access: {
      kind: 'public',
      reason: 'pages show pictures by address alone; the token names the member, and is signed for minutes',
    },
  }),
  exportRadarTrack: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/radar/tracks/{track_id}/export',
    summary: 'All detections of a track that the organization sees, as a file',
    params: ofTrack,
    query: z.object({ format: z.enum(TRACK_FORMATS) }),
    response: binary('application/octet-stream'),
    errors: TRACK_ERRORS,
    access: read,
    ratePerMinute: 60,
  }),
};
