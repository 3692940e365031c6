import {
  API_BASE,
  MAX_TRACK_DETECTIONS,
  type RadarDetection,
  type RadarDetections,
  type RadarPhoto,
  type TrackFormat,
} from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { requireOrganization } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import type { Radar } from '../../../providers/radar/radar.ts';
import { recordAudit } from '../../audit/index.ts';
import type { RadarAccounts } from '../accounts.ts';
import { askProvider } from '../ask-provider.ts';
import { type AskedRange, getStation, toSeen } from '../seen-station.ts';
import type { StationRow, TimeRange } from '../store.ts';
import { toKnots } from '../units.ts';
import { readPhotoToken, signPhoto } from './photo-token.ts';
import { type DetectionRow, findTrack, listDetections, type TrackHead, thinDetections } from './store.ts';
import { toTrackName, writeTrack } from './write-track.ts';

type ReadGrant = OrganizationGrant<'layer:read'>;

/** A track of a layer. */
export interface TrackOf {
  readonly organizationId: number;
  readonly code: string;
  readonly trackId: number;
}

/** One track. Every method throws AppError `radar_track_not_found`, and what concerns its layer. */
export interface RadarTrackService {
  /** @throws AppError `radar_key_refused`, ProviderDownError. */
  listPhotos(grant: ReadGrant, track: TrackOf): Promise<RadarPhoto[]>;
  /** @throws AppError `token_invalid`, `not_found`. */
  getPhoto(track: TrackOf, photoId: string, token: string): Promise<BinaryResult>;
  /** Those of a range; none of a track that was not seen in it. */
  listDetections(grant: ReadGrant, track: TrackOf, range: AskedRange): Promise<RadarDetections>;
  export(grant: ReadGrant, track: TrackOf, format: TrackFormat): Promise<BinaryResult>;
}

export interface RadarTrackOptions {
  readonly database: Database;
  readonly radar: Radar | null;
  readonly accounts: RadarAccounts;
  readonly secret: Uint8Array;
}

const MEDIA_TYPES: Readonly<Record<TrackFormat, string>> = {
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  gpx: 'application/gpx+xml',
  csv: 'text/csv; charset=utf-8',
};
const PHOTO_HEADERS = { 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer' } as const;

/** A name that every system takes for a file. */
const toFileName = (name: string, format: TrackFormat) =>
  `${
    name
      .normalize('NFKD')
      .replaceAll(/[^\w-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .toLowerCase() || 'track'
  }.${format}`;

const toDetection = (
  { at, longitude, latitude, heading, speed }: DetectionRow,
  unit: string,
): RadarDetection => ({
  timestamp: at.toISOString(),
  lon: longitude,
  lat: latitude,
  heading,
  speed: toKnots(speed, unit),
});

export function createRadarTrackService(options: RadarTrackOptions): RadarTrackService {
  const { database, radar, accounts, secret } = options;
  const open = async ({
    organizationId,
    code,
    trackId,
  }: TrackOf): Promise<{ track: TrackHead; seen: TimeRange; station: StationRow }> => {
    const station = await getStation(database.read, accounts, organizationId, code);
    const seen = toSeen({ startDate: 0 }, station);
    const track = await findTrack(database.read, station.radar_id, trackId, seen);
    if (track === null) throw new AppError('radar_track_not_found');
    return { track, seen, station };
  };
  const listAll = async (of: TrackOf) => {
    const { track, seen } = await open(of);
    if (radar === null) return [];
    const account = await accounts.get(database.read, of.organizationId);
    const photos = await askProvider(radar.listPhotos(account, track.provider_id));
    return photos
      .filter(({ createdAt }) => createdAt >= seen.from.getTime() && createdAt <= seen.to.getTime())
      .toSorted((a, b) => b.createdAt - a.createdAt);
  };
  return {
    async listPhotos({ memberId }, of) {
      const { organizationId, code: layerCode, trackId } = of;
      const base = `${API_BASE}/org/${organizationId}/layers/${layerCode}/radar/tracks/${trackId}/photos`;
      return (await listAll(of)).map(({ id, createdAt }) => {
        const scope = { organizationId, memberId, layerCode, trackId, photoId: id };
        return {
          id,
          s3_photo_link: `${base}/${id}?token=${signPhoto(secret, scope, Date.now())}`,
          created_at: new Date(createdAt).toISOString(),
        };
      });
    },
    async getPhoto(of, photoId, token) {
      const { organizationId, code: layerCode, trackId } = of;
      const memberId = readPhotoToken(
        secret,
        token,
        { organizationId, layerCode, trackId, photoId },
        Date.now(),
      );
      if (memberId === null) throw new AppError('token_invalid');
      await requireOrganization(database.read, { memberId }, organizationId, 'layer:read');
      const photo = (await listAll(of)).find(({ id }) => id === photoId);
      const file = photo === undefined || radar === null ? null : await askProvider(radar.getPhoto(photo));
      if (file === null) throw new AppError('not_found');
      return { body: file.bytes, headers: { ...PHOTO_HEADERS, 'content-type': file.mediaType } };
    },
    async listDetections(_grant, of, range) {
      const { track, station } = await open(of);
      const seen = toSeen(range, station);
      const rows = await thinDetections(database.read, track.track_id, seen, MAX_TRACK_DETECTIONS);
      return {
        total: rows[0]?.total ?? 0,
        detections: rows.map((row) => toDetection(row, track.speed_unit)),
      };
    },
    async export({ memberId }, of, format) {
      const { track, seen } = await open(of);
      const detections = await listDetections(database.read, track.track_id, seen);
      const name = toTrackName(track);
      await database.transaction((tx) =>
        recordAudit(tx, {
          action: 'data.exported',
          actorId: memberId,
          organizationId: of.organizationId,
          subject: `${format}, radar track ${name}`,
          became: '1',
        }),
      );
      return {
        body: Buffer.from(writeTrack({ track, detections }, format)),
        headers: {
          'content-type': MEDIA_TYPES[format],
          'content-disposition': `attachment; filename="${toFileName(name, format)}"`,
        },
      };
    },
  };
}
