import { findVariable, type SceneType } from '@waypost/contract';
import { TILE_PIXELS, type TileAddress } from '@waypost/raster';
import sharp from 'sharp';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Reader } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { TileStore } from '../../tiles/index.ts';
import type { Asker, ImageryAccounts, ImageryName } from '../accounts.ts';
import { findImageOfLayer } from '../images/store.ts';
import type { TileCache } from '../mosaics/tile-cache.ts';
import { findDelivered } from '../orders/store.ts';
import { toNeeded } from '../scenes/service.ts';
import { findRaster } from '../variables/store.ts';
import { createArchiveTiles } from './archive-tiles.ts';
import { Abandoned, Askers } from './askers.ts';
import { TileCutter } from './cutting/tile-cutter.ts';
import type { Picture } from './open-picture.ts';
import { TILE_HEADERS } from './tile-headers.ts';

/** Tiles of what orders delivered, and of pictures of one's own. */
export interface PictureTiles {
  /**
   * @param name the provider's name of an order, the code of a layer with a picture of one's own, or that of a layer
   * with a variable and a day, `CODE_2013-01-01`.
   * @throws AppError `order_not_found` until it is done, `imagery_access_required`.
   */
  get(
    grant: OrganizationGrant<'layer:read'>,
    name: string,
    tile: TileAddress,
    asked?: TileAsked,
  ): Promise<BinaryResult>;
  /** Ends what cuts tiles. */
  stop(): Promise<void>;
}

/** Who asks for a tile. */
export interface TileAsked {
  /** The header of this name; tiles of archives are sent as they are where it allows. */
  readonly accept?: string | undefined;
  /** Whether nobody waits for the answer any more: what is not begun then is left. */
  readonly isGone?: () => boolean;
}

export interface PictureTileOptions {
  readonly database: Database;
  readonly storage: Storage;
  readonly pictures: PictureDrawer;
  readonly accounts: ImageryAccounts;
  readonly tiles: TileCache;
}

const MEMORY_BYTES = 16 * 1024 ** 2;

/** A picture that can be shown, with the satellite that took it; null: it is one's own. */
interface ShownPicture extends Picture {
  readonly item_type: SceneType | null;
  /** Whether it is an archive of tiles. */
  readonly isArchive?: boolean;
}

/** What tiles look like that are cut: raised with a change of their place or colours, so that none of before is shown. */
const CUTTER_VERSION = 2;

/** Names what a picture looks like: the same file in another system, or with other overviews, is another picture. */
const toVersion = ({ digest, overviews_digest = null, epsg = null, variable = null, look = null }: Picture) =>
  [digest, overviews_digest, epsg, variable, look && JSON.stringify(look)]
    .filter((part) => part !== null)
    .join(' ');

/** The code of a layer with a variable, and a day. */
const OF_DAY = /^([\da-f-]{36})_(\d{4}-\d\d-\d\d)$/i;
/** Variables are of satellites as these scenes are. */
const VARIABLES_AS: SceneType = 'PSScene';

async function findOfDay(db: Reader, organizationId: number, name: string): Promise<ShownPicture | null> {
  const [, code = '', day = ''] = OF_DAY.exec(name) ?? [];
  if (!isUuid(code) || Number.isNaN(Date.parse(day))) return null;
  const raster = await findRaster(db, organizationId, code.toLowerCase(), day);
  if (raster === null) return null;
  return { ...raster, variable: findVariable(raster.type, raster.source_id), item_type: VARIABLES_AS };
}

async function findShown(db: Reader, organizationId: number, name: string): Promise<ShownPicture | null> {
  const delivered = await findDelivered(db, organizationId, name);
  if (delivered !== null) return delivered;
  if (OF_DAY.test(name)) return findOfDay(db, organizationId, name);
  const image = isUuid(name) ? await findImageOfLayer(db, organizationId, name.toLowerCase()) : null;
  if (image === null || image.status !== 0 || image.digest === null) return null;
  return { ...image, digest: image.digest, item_type: null, isArchive: image.archive !== null };
}

/** Packs a tile in a thread that sharp has for it. */
const toPng = (rgba: Uint8Array): Promise<Buffer> => {
  const raw = { width: TILE_PIXELS, height: TILE_PIXELS, channels: 4 } as const;
  return sharp(rgba, { raw }).png({ compressionLevel: 6 }).toBuffer();
};

export function createPictureTiles(options: PictureTileOptions): PictureTiles {
  const { database, storage, accounts, tiles } = options;
  const archives = createArchiveTiles(options);
  const cutter = new TileCutter(storage);
  const askers = new Askers();
  const memory = new TileStore(MEMORY_BYTES);
  /** A picture that was paid for stays when the account ends; a member whose access was taken does not see it. */
  const mayOf = (allowed: ReadonlySet<ImageryName>, { item_type }: ShownPicture): boolean =>
    item_type === null || toNeeded([item_type]).every((name) => allowed.has(name));
  const cut = async (shown: ShownPicture, tile: TileAddress, name: string): Promise<Buffer | null> => {
    const kept = await tiles.find(name);
    if (kept !== null) return kept.length === 0 ? null : kept;
    const rgba = await cutter.cut(shown, tile, () => askers.check(name));
    const picture = rgba === null ? null : await toPng(rgba);
    await tiles.keep(name, picture ?? Buffer.alloc(0));
    return picture;
  };
  return {
    async get({ organizationId, memberId }, named, tile, { accept, isGone = () => false } = {}) {
      const shown = await findShown(database.read, organizationId, named);
      const across = 2 ** tile.z;
      if (shown === null || tile.x >= across || tile.y >= across) throw new AppError('order_not_found');
      if (shown.isArchive) return archives.get(shown, tile, accept);
      const who: Asker = { organizationId, memberId };
      if (shown.item_type !== null && !mayOf(await accounts.listAllowed(who), shown))
        throw new AppError('imagery_access_required');
      const name = `order ${CUTTER_VERSION} ${toVersion(shown)} ${tile.z} ${tile.x} ${tile.y}`;
      return {
        body: await askers
          .wait(name, isGone, async () => memory.get(name, () => cut(shown, tile, name)))
          .catch((error: unknown) => {
            // Nobody reads this answer.
            if (error instanceof Abandoned) return null;
            throw error;
          }),
        headers: TILE_HEADERS,
        again(other) {
          if (shown.item_type !== null) {
            const allowed = accounts.recallAllowed({ organizationId, memberId: other.memberId });
            if (allowed === undefined || !mayOf(allowed, shown)) return undefined;
          }
          return memory.find(name);
        },
      };
    },
    stop: () => cutter.close(),
  };
}
