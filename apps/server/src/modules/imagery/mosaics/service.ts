import type { MosaicLists } from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import { createQueue } from '../../../platform/create-queue.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import { createRecentCache } from '../../../platform/recent-cache.ts';
import type {
  Imagery,
  ImageryAccount,
  ProviderMosaic,
  TileAddress,
} from '../../../providers/imagery/imagery.ts';
import type { ImageryAccounts, ImageryName } from '../accounts.ts';
import type { TileCache } from './tile-cache.ts';

type ReadGrant = OrganizationGrant<'layer:read'>;

/** Mosaics. Both methods throw AppError `imagery_access_required`, `imagery_key_refused` and ProviderDownError. */
export interface MosaicService {
  list(grant: ReadGrant): Promise<MosaicLists>;
  /** @throws AppError `mosaic_not_found`. */
  getTile(grant: ReadGrant, name: string, tile: TileAddress): Promise<BinaryResult>;
}

/** What has to be switched on for a member to see mosaics. */
const NEEDED: readonly ImageryName[] = ['planetscope', 'basemaps'];
/** How long a list of mosaics is kept; one is added each month. */
const LIST_KEPT_MS = 10 * 60_000;
const ACCOUNTS_KEPT = 500;
/** Requests to the provider at once for one account. */
const WIDTH = 8;
/** Tiles in memory, for those who look at the same place. */
const MEMORY_BYTES = 32 * 1024 ** 2;
const HEADERS = { 'cache-control': 'private, max-age=3600', 'referrer-policy': 'no-referrer' } as const;

/** Tiles by name up to a size, the least recently used evicted first. */
function createMemory(budgetBytes: number) {
  const tiles = new Map<string, Buffer>();
  let total = 0;
  return {
    find(name: string): Buffer | undefined {
      const tile = tiles.get(name);
      if (tile === undefined) return undefined;
      tiles.delete(name);
      tiles.set(name, tile);
      return tile;
    },
    keep(name: string, tile: Buffer) {
      if (tiles.has(name)) return;
      tiles.set(name, tile);
      total += tile.length;
      for (const [oldest, { length }] of tiles) {
        if (total <= budgetBytes) return;
        tiles.delete(oldest);
        total -= length;
      }
    },
  };
}

const toWire = ({ name, first_acquired, last_acquired, bbox, max_zoom }: ProviderMosaic) => ({
  name,
  first_acquired,
  last_acquired,
  bbox,
  max_zoom,
});

export interface MosaicOptions {
  readonly imagery: Imagery | null;
  readonly accounts: ImageryAccounts;
  readonly tiles: TileCache;
}

export function createMosaicService({ imagery, accounts, tiles }: MosaicOptions): MosaicService {
  const lists = createRecentCache<ProviderMosaic[]>(ACCOUNTS_KEPT, LIST_KEPT_MS);
  const queues = createRecentCache<ReturnType<typeof createQueue>>(ACCOUNTS_KEPT, 24 * 3_600_000);
  const memory = createMemory(MEMORY_BYTES);
  /** Requests under way, by the name of their tile. */
  const pending = new Map<string, Promise<Buffer>>();

  const listAll = (from: Imagery, account: ImageryAccount) =>
    lists.get(account.id, () => from.listMosaics(account));

  /** Requests a tile from the provider and keeps it; empty where there is no picture. */
  const fetchTile = async (
    from: Imagery,
    account: ImageryAccount,
    mosaic: ProviderMosaic,
    tile: TileAddress,
    name: string,
  ): Promise<Buffer> => {
    const queue = await queues.get(account.id, async () => createQueue(WIDTH));
    const picture = (await queue(() => from.getMosaicTile(account, mosaic, tile))) ?? Buffer.alloc(0);
    await tiles.keep(name, picture);
    return picture;
  };
  /** A tile, which those who want it at once share. */
  const findTile = (name: string, ask: () => Promise<Buffer>): Promise<Buffer> => {
    const under = pending.get(name);
    if (under !== undefined) return under;
    const work = tiles
      .find(name)
      .then((kept) => kept ?? ask())
      .then((tile) => {
        memory.keep(name, tile);
        return tile;
      })
      .finally(() => pending.delete(name));
    pending.set(name, work);
    return work;
  };

  return {
    async list(grant) {
      const account = await accounts.get(grant, NEEDED);
      if (imagery === null) throw new AppError('imagery_access_required');
      const all = await listAll(imagery, account);
      const of = (cadence: ProviderMosaic['cadence']) =>
        all.filter((one) => one.cadence === cadence).map(toWire);
      return { monthly: of('monthly'), quarterly: of('quarterly') };
    },
    async getTile({ organizationId, memberId }, mosaicName, tile) {
      const account = await accounts.get({ organizationId, memberId }, NEEDED);
      if (imagery === null) throw new AppError('imagery_access_required');
      const mosaic = (await listAll(imagery, account)).find(({ name }) => name === mosaicName);
      const across = 2 ** tile.z;
      if (mosaic === undefined || tile.x >= across || tile.y >= across || tile.z > mosaic.max_zoom)
        throw new AppError('mosaic_not_found');
      const name = `${account.id} ${mosaicName} ${tile.z} ${tile.x} ${tile.y}`;
      const picture =
        memory.find(name) ?? (await findTile(name, () => fetchTile(imagery, account, mosaic, tile, name)));
      return {
        body: picture.length === 0 ? null : picture,
        headers: HEADERS,
        again(who) {
          const found = accounts.recall({ organizationId, memberId: who.memberId });
          const mayStill = found?.account.id === account.id && NEEDED.every((one) => found.allowed.has(one));
          const kept = mayStill ? memory.find(name) : undefined;
          return kept?.length === 0 ? null : kept;
        },
      };
    },
  };
}
