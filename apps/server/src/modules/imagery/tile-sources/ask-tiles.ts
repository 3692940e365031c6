import { readWmts, type WmtsRead } from '@waypost/geo';
import type { TileSourceFault } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import { createQueue } from '../../../platform/create-queue.ts';
import { type FetchOutside, OutsideError } from '../../../platform/http/fetch-outside.ts';
import { createRecentCache } from '../../../platform/recent-cache.ts';
import { isTilePicture } from './read-picture.ts';
import { toCapabilitiesUrl } from './tile-places.ts';

/** Why a request for a tile comes to nothing. */
export type TileFault = Exclude<TileSourceFault, 'absent'>;

/** A tile could not be loaded. */
export class TileFaultError extends Error {
  readonly fault: TileFault;

  constructor(fault: TileFault, cause?: unknown) {
    super(`A tile of another server could not be loaded: ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** Servers of tiles, at addresses that members gave. */
export interface TileAsker {
  /**
   * A tile; null where the server has none.
   * @param source whose failures count together; null: that of an address that is tried, which counts for none.
   * @throws TileFaultError.
   */
  getTile(url: URL, source: string | null): Promise<Buffer | null>;
  /** What a WMTS offers. @throws AppError with the words for what is wrong. */
  getOffer(address: URL): Promise<WmtsRead & { readonly ok: true }>;
}

const MAX_TILE_BYTES = 2 * 1024 ** 2;
const MAX_DOCUMENT_BYTES = 5 * 1024 ** 2;
/** Requests to one host at once. */
const WIDTH = 6;
const HOSTS_KEPT = 500;
const SOURCES_KEPT = 5_000;
const KEPT_MS = 24 * 3_600_000;
/** A layer is chosen of what was listed a moment ago. */
const OFFERS_KEPT = 20;
const OFFER_KEPT_MS = 5 * 60_000;
/** After this many failures in a row a source is not asked for this long. */
const FAULTS_TO_PAUSE = 4;
const PAUSE_MS = 30_000;
const MISSING: ReadonlySet<number> = new Set([204, 404, 410]);
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 407]);

/** How a source has answered. One that fails says nothing of others at its host: their addresses may be right. */
interface Health {
  faults: number;
  pausedUntil: number;
}

async function readTile(status: number, body: Buffer): Promise<Buffer | null> {
  if (REFUSALS.has(status)) throw new TileFaultError('refused');
  if (MISSING.has(status) || (status === 200 && body.length === 0)) return null;
  if (status !== 200) throw new TileFaultError('unreachable');
  if (!(await isTilePicture(body))) throw new TileFaultError('no_picture');
  return body;
}

function toFault(error: unknown): unknown {
  if (!(error instanceof OutsideError)) return error;
  return new TileFaultError(error.fault === 'too_large' ? 'no_picture' : error.fault, error);
}

/** The words for a document that could not be had. */
function toDocumentError(error: unknown): unknown {
  if (!(error instanceof OutsideError)) return error;
  const { fault: cause } = error;
  if (cause === 'not_public') return new AppError('tile_address_not_public');
  return new AppError(cause === 'too_large' ? 'wmts_too_large' : 'tile_server_unreachable');
}

async function readOffer(status: number, body: Buffer): Promise<WmtsRead & { readonly ok: true }> {
  if (REFUSALS.has(status)) throw new AppError('tile_server_refuses');
  if (status >= 500 || status === 429) throw new AppError('tile_server_unreachable');
  const read = status === 200 ? await readWmts(body) : ({ ok: false, reason: 'unreadable' } as const);
  if (read.ok) return read;
  throw new AppError(read.reason === 'unreadable' ? 'wmts_unreadable' : 'wmts_without_mercator');
}

export function createTileAsker(fetchOutside: FetchOutside): TileAsker {
  const hosts = createRecentCache<ReturnType<typeof createQueue>>(HOSTS_KEPT, KEPT_MS);
  const healths = createRecentCache<Health>(SOURCES_KEPT, KEPT_MS);
  const offers = createRecentCache<WmtsRead & { readonly ok: true }>(OFFERS_KEPT, OFFER_KEPT_MS);
  const ask = async (health: Health, url: URL): Promise<Buffer | null> => {
    if (health.pausedUntil > Date.now()) throw new TileFaultError('unreachable');
    try {
      const { status, body } = await fetchOutside(url, { maxBytes: MAX_TILE_BYTES });
      const tile = await readTile(status, body);
      health.faults = 0;
      return tile;
    } catch (error) {
      const fault = toFault(error);
      if (fault instanceof TileFaultError && fault.fault === 'unreachable') health.faults += 1;
      if (health.faults >= FAULTS_TO_PAUSE) {
        health.faults = 0;
        health.pausedUntil = Date.now() + PAUSE_MS;
      }
      throw fault;
    }
  };
  return {
    async getTile(url, source) {
      const queue = await hosts.get(url.host, async () => createQueue(WIDTH));
      const fresh = async () => ({ faults: 0, pausedUntil: 0 });
      const health = await (source === null ? fresh() : healths.get(source, fresh));
      return queue(() => ask(health, url));
    },
    getOffer: (address) =>
      offers.get(address.href, async () => {
        const url = toCapabilitiesUrl(address);
        const { status, body } = await fetchOutside(url, { maxBytes: MAX_DOCUMENT_BYTES }).catch(
          (error: unknown) => Promise.reject(toDocumentError(error)),
        );
        return readOffer(status, body);
      }),
  };
}
