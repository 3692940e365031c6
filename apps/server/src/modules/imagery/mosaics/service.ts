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
import { TileStore } from '../../tiles/index.ts';
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
/** How long a key that the provider accepted is believed to be accepted. */
const KEY_BELIEVED_MS = 10_000;
/** Requests to the provider at once for one account. */
const WIDTH = 8;
/** Tiles in memory, for those who look at the same place. */
const MEMORY_BYTES = 32 * 1024 ** 2;
const HEADERS = { 'cache-control': 'private, max-age=3600', 'referrer-policy': 'no-referrer' } as const;

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
  const checks = createRecentCache<void>(ACCOUNTS_KEPT, KEY_BELIEVED_MS);
  const queues = createRecentCache<ReturnType<typeof createQueue>>(ACCOUNTS_KEPT, 24 * 3_600_000);
  const memory = new TileStore(MEMORY_BYTES);

  const listAll = (from: Imagery, account: ImageryAccount) =>
    lists.get(account.id, () => from.listMosaics(account));

  /** A kept tile, or one of the provider, which is kept then; null where there is no picture. */
  const getPicture = async (
    from: Imagery,
    account: ImageryAccount,
    mosaic: ProviderMosaic,
    tile: TileAddress,
    name: string,
  ): Promise<Buffer | null> => {
    const kept = await tiles.find(name);
    if (kept !== null) return kept.length === 0 ? null : kept;
    const queue = await queues.get(account.id, async () => createQueue(WIDTH));
    const picture = await queue(() => from.getMosaicTile(account, mosaic, tile));
    // A key that was revoked has no tiles, as a place without a picture has none: only the latter is kept.
    if (picture === null) await checks.get(account.id, () => from.checkKey(account));
    await tiles.keep(name, picture ?? Buffer.alloc(0));
    return picture;
  };

  return {
    async list(grant) {
      const account = await accounts.getPlanet(grant, NEEDED);
      if (imagery === null) throw new AppError('imagery_access_required');
      const all = await listAll(imagery, account);
      const of = (cadence: ProviderMosaic['cadence']) =>
        all.filter((one) => one.cadence === cadence).map(toWire);
      return { monthly: of('monthly'), quarterly: of('quarterly') };
    },
    async getTile({ organizationId, memberId }, mosaicName, tile) {
      const account = await accounts.getPlanet({ organizationId, memberId }, NEEDED);
      if (imagery === null) throw new AppError('imagery_access_required');
      const mosaic = (await listAll(imagery, account)).find(({ name }) => name === mosaicName);
      const across = 2 ** tile.z;
      if (mosaic === undefined || tile.x >= across || tile.y >= across || tile.z > mosaic.max_zoom)
        throw new AppError('mosaic_not_found');
      const name = `${account.id} ${mosaicName} ${tile.z} ${tile.x} ${tile.y}`;
      return {
        body: await memory.get(name, () => getPicture(imagery, account, mosaic, tile, name)),
        headers: HEADERS,
        again(who) {
          const found = accounts.recall({ organizationId, memberId: who.memberId });
          const mayStill = found?.account.id === account.id && NEEDED.every((one) => found.allowed.has(one));
          return mayStill ? memory.find(name) : undefined;
        },
      };
    },
  };
}
