import { z } from 'zod';
import { fetchPhoto, toPhotos } from './marine-photos.ts';
import {
  type ProviderStation,
  type ProviderTrack,
  type Radar,
  type RadarAccount,
  RadarError,
  RadarUnreachedError,
} from './radar.ts';

export interface MarineMonitorOptions {
  /** Base URL of the API, without a trailing slash. */
  readonly url: string;
  /** Whether it is the simulated one, which answers for earlier moments too. */
  readonly isSimulated: boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;
const MAX_BYTES = 25 * 1024 * 1024;
/** What is less certain is clutter of waves and rain. */
const MIN_CONFIDENCE = 0.1;
const MAX_TEXT = 200;
/** Longer than any ship. */
const MAX_LENGTH_M = 500;

const MAX_INTEGER = 2_147_483_647;
/** Times beyond these are no times of a radar, and some are none of the database. */
const FIRST_YEAR_MS = Date.UTC(1970, 0);
const LAST_YEAR_MS = Date.UTC(2200, 0);

/** No text of the database holds these: neither as it is nor in JSON. */
const UNKEPT = /\p{Surrogate}|\0/gu;
const toKept = (value: string | number) => String(value).replaceAll(UNKEPT, '').trim();
const text = z.union([z.string(), z.number()]).transform(toKept).pipe(z.string().min(1).max(MAX_TEXT));
/** A text that may be missing, or not one. */
const perhapsText = text.nullish().catch(null);
const instant = z.string().transform((value, context) => {
  const time = Date.parse(value);
  if (time >= FIRST_YEAR_MS && time < LAST_YEAR_MS) return time;
  context.addIssue({ code: 'custom', message: 'is not a time of a radar' });
  return z.NEVER;
});
const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);
/** A number that may be missing, or not one. What is too large or too small for four bytes is none. */
const perhaps = z
  .number()
  .refine((value) => value === 0 || (Math.fround(value) !== 0 && Number.isFinite(Math.fround(value))))
  .nullish()
  .catch(null);

const trackRead = z.object({
  id: text,
  source: perhapsText,
  radar_track_id: perhapsText,
  started: instant,
  confidence: perhaps,
  vessel_name: perhapsText,
  /** Metres; not of the feed as partners know it. */
  vessel_length: z.number().positive().max(MAX_LENGTH_M).nullish().catch(null),
  photo_count: perhaps,
  track_detection: z.object({
    timestamp: instant,
    bearing: perhaps,
    distance: perhaps,
    speed: perhaps,
    heading: perhaps,
    confidence: perhaps,
    lat: latitude,
    lon: longitude,
  }),
});

const degrees = z.number().min(0).max(360);
const stationRead = z.object({
  id: z.number().int().min(1).max(MAX_INTEGER),
  name: perhapsText,
  latitude: latitude.nullish().catch(null),
  longitude: longitude.nullish().catch(null),
  status: perhapsText,
  sweep: z
    .object({ range_km: z.number().positive().max(1_000), from_deg: degrees, to_deg: degrees })
    .nullish()
    .catch(null),
  target_count: z.number().int().min(0).max(MAX_INTEGER).nullish().catch(null),
  /** A station that is down may have none. */
  tracks: z.array(z.unknown()).nullish().catch([null]),
});

function toTrack(read: z.output<typeof trackRead>): ProviderTrack | null {
  const { track_detection: seen } = read;
  const confidence = seen.confidence ?? read.confidence ?? null;
  if (confidence !== null && confidence < MIN_CONFIDENCE) return null;
  return {
    id: read.id,
    radarTrackId: read.radar_track_id ?? read.id,
    source: read.source ?? 'radar',
    vesselName: read.vessel_name ?? null,
    lengthM: read.vessel_length ?? null,
    photoCount: Math.min(MAX_INTEGER, Math.max(0, Math.trunc(read.photo_count ?? 0))),
    startedAt: read.started,
    detection: {
      at: seen.timestamp,
      longitude: seen.lon,
      latitude: seen.lat,
      heading: seen.heading ?? null,
      speed: seen.speed ?? null,
      bearing: seen.bearing ?? null,
      distance: seen.distance ?? null,
      confidence,
    },
  };
}

function toStation({ tracks, ...read }: z.output<typeof stationRead>): ProviderStation {
  const parsed = (tracks ?? []).map((track) => trackRead.safeParse(track));
  const understood = parsed.flatMap(({ data }) => (data === undefined ? [] : [toTrack(data)]));
  const byId = new Map(understood.flatMap((track) => (track === null ? [] : [[track.id, track]])));
  return {
    id: read.id,
    name: read.name ?? null,
    longitude: read.longitude ?? null,
    latitude: read.latitude ?? null,
    status: read.status ?? null,
    sweep: read.sweep ?? null,
    targetCount: read.target_count ?? null,
    tracks: [...byId.values()],
    skipped: parsed.length - understood.length,
  };
}

/** The stations of an answer that are understood. @throws RadarError if there are some, and none is. */
function toStations(answer: unknown): ProviderStation[] {
  const all = z.array(z.unknown()).safeParse(answer);
  if (!all.success) throw new RadarError('garbled', z.prettifyError(all.error).slice(0, 300));
  const parsed = all.data.map((station) => stationRead.safeParse(station));
  const understood = parsed.flatMap(({ data }) => (data === undefined ? [] : [toStation(data)]));
  const first = parsed.find(({ success }) => !success)?.error;
  if (understood.length === 0 && first !== undefined)
    throw new RadarError('garbled', z.prettifyError(first).slice(0, 300));
  return understood;
}

async function readBody(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new RadarError('garbled', `The answer has more than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch (error) {
    throw new RadarError('garbled', 'The answer is not JSON.', null, error);
  }
}

function toRetryAfter({ headers }: Response): number | null {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}

/** @throws RadarError for a status that is no answer. */
function checkStatus(response: Response): void {
  const { ok, status } = response;
  if (ok) return;
  const said = `Marine Monitor answered ${status}.`;
  if (status === 401 || status === 403) throw new RadarError('refused', said);
  if (status === 429) throw new RadarError('too_often', said, toRetryAfter(response));
  throw new RadarError('unavailable', said, toRetryAfter(response));
}

/** Radar stations of Marine Monitor, by the feed that it has for partners. */
export function createMarineMonitor(options: MarineMonitorOptions): Radar {
  const { url, isSimulated, timeoutMs = TIMEOUT_MS } = options;
  /** @returns the answer; null for a 404. */
  const ask = async ({ account, key }: RadarAccount, path: string): Promise<unknown> => {
    try {
      const response = await fetch(`${url}/api/map/${encodeURIComponent(account)}/${path}`, {
        headers: { authorization: key, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) await response.body?.cancel();
      if (response.status === 404) return null;
      checkStatus(response);
      return await readBody(response);
    } catch (error) {
      if (error instanceof RadarError) throw error;
      throw new RadarUnreachedError('Marine Monitor cannot be reached.', error);
    }
  };
  const read = async (account: RadarAccount, query: string) =>
    toStations(await ask(account, `earthranger/trackmarkers${query}`));
  return {
    name: 'marine-monitor',
    units: { speed: 'km/h', distance: 'nmi' },
    readStations: (account) => read(account, ''),
    readStationsAt: isSimulated
      ? (account, at) => read(account, `?at=${encodeURIComponent(new Date(at).toISOString())}`)
      : null,
    async listPhotos(account, trackId) {
      const answer = await ask(account, `tracks/${encodeURIComponent(trackId)}/photos`);
      return answer === null ? [] : toPhotos(answer);
    },
    getPhoto: ({ link }) => fetchPhoto(link, url, timeoutMs),
  };
}
