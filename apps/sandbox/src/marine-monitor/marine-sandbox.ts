import type { ServerResponse } from 'node:http';
import { type FaultyServer, startFaultyServer } from '../faulty-server.ts';
import { drawBoat } from './draw-boat.ts';
import { listPhotos, toFeed } from './fleet.ts';

/** A request as it arrived. */
export interface MarineCall {
  readonly path: string;
  readonly account: string | null;
  /** The key it was sent with; null without one. */
  readonly key: string | null;
}

/** How its answers differ from those of a service that works. */
export interface MarineOddities {
  /** Answers 429 and asks to wait this many seconds; null: not. */
  readonly retryAfterS: number | null;
  /** Sends the first half of each answer as if it were all. */
  readonly isHalf: boolean;
  /** How far the clocks of the stations are ahead. */
  readonly clockAheadMs: number;
  /** One track of each station has no place. */
  readonly hasBrokenTrack: boolean;
  /** Written over the first tracks of each station, one each. */
  readonly oddTracks: readonly OddTrack[];
  /** Written over the first station. */
  readonly oddStation: Readonly<Record<string, unknown>>;
  /** Keys that alone are answered 429. */
  readonly busyKeys: readonly string[];
  /** How long it takes to answer. */
  readonly delayMs: number;
}

/** Values in place of those of a track, and of its detection. */
export interface OddTrack {
  readonly track?: Readonly<Record<string, unknown>>;
  readonly detection?: Readonly<Record<string, unknown>>;
}

const USUAL: MarineOddities = {
  retryAfterS: null,
  isHalf: false,
  clockAheadMs: 0,
  hasBrokenTrack: false,
  oddTracks: [],
  oddStation: {},
  busyKeys: [],
  delayMs: 0,
};
const BUSY_S = 7_200;

/** A stand-in for Marine Monitor, with an invented fleet that is the same at the same moment. */
export interface MarineSandbox extends FaultyServer {
  /** What configures Waypost for it. */
  readonly env: {
    readonly MARINE_MONITOR_URL: string;
    readonly MARINE_MONITOR_ACCOUNT: string;
    readonly MARINE_MONITOR_KEY: string;
  };
  /** Every request, oldest first. */
  readonly calls: readonly MarineCall[];
  /** Refuses a key from now on, as if it had been revoked. */
  refuse(key: string): void;
  /** Opens only these stations to an account. */
  limit(account: string, stations: readonly number[]): void;
  setDown(station: number, isDown: boolean): void;
  /** Lets answers be odd; what is not given is as usual. */
  setOddities(oddities: Partial<MarineOddities>): void;
}

interface MarineSandboxOptions {
  /** 0 (the default) requests a free one. */
  readonly port?: number;
  /** The default is the clock. */
  readonly now?: () => Date;
  /** What the fleet does at the start, whatever time it is: what it did at this moment. The default is no other. */
  readonly fleetOf?: Date;
}

export const SANDBOX_MARINE_ACCOUNT = 'waypost-demo';
export const SANDBOX_MARINE_KEY = 'MM-sandbox';
const FEED = /^\/api\/map\/([\w.-]+)\/earthranger\/trackmarkers$/;

const PHOTOS = /^\/api\/map\/[\w.-]+\/tracks\/(\d+)\/photos$/;
const PHOTO = /^\/photos\/(\d+)-(\d)\.png$/;

/** The tracks of a station with what is odd about them. */
function toOddTracks(
  tracks: ReturnType<typeof toFeed>[number]['tracks'],
  { oddTracks, hasBrokenTrack }: MarineOddities,
): readonly object[] {
  const odd = tracks.map((track, place) => ({
    ...track,
    ...oddTracks[place]?.track,
    track_detection: { ...track.track_detection, ...oddTracks[place]?.detection },
  }));
  return hasBrokenTrack ? [...odd, { id: 7, source: 'ais' }] : odd;
}

/** What the sandbox has beside the feed: lists of photographs, and these. @returns whether it was asked for. */
function sendPhotos(
  response: ServerResponse,
  pathname: string,
  { host, ms, shiftMs }: { readonly host: string; readonly ms: number; readonly shiftMs: number },
): boolean {
  const trackId = PHOTOS.exec(pathname)?.[1];
  if (trackId === undefined) return false;
  const photos = listPhotos(Number(trackId), ms, shiftMs);
  const listed = photos?.map((photo) => ({
    ...photo,
    s3_photo_link: `http://${host}/photos/${photo.id}.png`,
  }));
  sendText(response, photos === null ? 404 : 200, JSON.stringify(listed ?? { message: 'Not Found' }));
  return true;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

/**
 * Starts it on the loopback address. Any key that begins with `MM-` is accepted. `?at=` with a time in ISO 8601 asks for
 * the feed of another moment, which only the sandbox can.
 */
export async function startMarineSandbox({
  port = 0,
  now = () => new Date(),
  fleetOf,
}: MarineSandboxOptions = {}): Promise<MarineSandbox> {
  const calls: MarineCall[] = [];
  const refused = new Set<string>();
  const down = new Set<number>();
  const opened = new Map<string, ReadonlySet<number>>();
  let oddities = USUAL;
  const shiftMs = fleetOf === undefined ? 0 : now().getTime() - fleetOf.getTime();
  const toStations = (account: string, at: string | null) => {
    const ms = at === null ? now().getTime() + oddities.clockAheadMs : Date.parse(at);
    const stations = toFeed(ms, { down, shiftMs }).filter(({ id }) => opened.get(account)?.has(id) ?? true);
    return stations.map((station, place) => ({
      ...station,
      tracks: toOddTracks(station.tracks, oddities),
      ...(place === 0 ? oddities.oddStation : {}),
    }));
  };
  const server = await startFaultyServer(port, {
    hear({ headers: { authorization = null } }, { pathname, search }) {
      calls.push({ path: pathname + search, account: FEED.exec(pathname)?.[1] ?? null, key: authorization });
    },
    answer(response, { pathname, searchParams }, { headers: { authorization = '', host = '' } }) {
      const account = FEED.exec(pathname)?.[1];
      const photo = PHOTO.exec(pathname);
      // Photographs are in a store of their own, which asks for no key.
      if (photo !== null)
        response
          .writeHead(200, { 'content-type': 'image/png' })
          .end(drawBoat(Number(photo[1]) + Number(photo[2])));
      else if (!/^MM-[\w-]{3,}$/.test(authorization) || refused.has(authorization))
        sendText(response, 401, '{"message":"Unauthorized"}');
      else if (oddities.retryAfterS !== null || oddities.busyKeys.includes(authorization)) {
        response.setHeader('retry-after', String(oddities.retryAfterS ?? BUSY_S));
        sendText(response, 429, '{"message":"Too Many Requests"}');
      } else if (sendPhotos(response, pathname, { host, ms: now().getTime(), shiftMs })) return;
      else if (account === undefined) sendText(response, 404, '{"message":"Not Found"}');
      else {
        const text = JSON.stringify(toStations(account, searchParams.get('at')));
        const sent = oddities.isHalf ? text.slice(0, text.length / 2) : text;
        setTimeout(() => sendText(response, 200, sent), oddities.delayMs);
      }
    },
    garbage: '[{"id":"x","tracks":7}]',
  });
  return {
    ...server,
    env: {
      MARINE_MONITOR_URL: server.url,
      MARINE_MONITOR_ACCOUNT: SANDBOX_MARINE_ACCOUNT,
      MARINE_MONITOR_KEY: SANDBOX_MARINE_KEY,
    },
    calls,
    refuse: (key) => void refused.add(key),
    limit: (account, stations) => void opened.set(account, new Set(stations)),
    setDown: (station, isDown) => void (isDown ? down.add(station) : down.delete(station)),
    setOddities: (next) => {
      oddities = { ...USUAL, ...next };
    },
  };
}
