import { findVariable, IMAGE_STATUS, type SceneType } from '@waypost/contract';
import type { TileAddress } from '@waypost/raster';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Reader } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Asker, ImageryAccounts, ImageryName } from '../accounts.ts';
import { findImageOfLayer, findNearZoom } from '../images/store.ts';
import type { TileCache } from '../mosaics/tile-cache.ts';
import { findDelivered } from '../orders/store.ts';
import { toNeeded } from '../scenes/service.ts';
import { findRaster } from '../variables/store.ts';
import { createArchiveTiles } from './archive-tiles.ts';
import { createCutTiles, type TileAsked } from './cut-tiles.ts';
import type { TileCutter } from './cutting/tile-cutter.ts';
import type { Picture } from './open-picture.ts';

/** Tiles of what orders delivered, and of pictures of one's own. */
export interface PictureTiles {
  /**
   * @param name the provider's name of an order, the code of a layer with a picture of one's own, or that of a layer
   * with a variable and a day, `CODE_2013-01-01`.
   * @throws AppError `order_not_found` until it is done, or can be seen from near; `imagery_access_required`.
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

export interface PictureTileOptions {
  readonly database: Database;
  readonly storage: Storage;
  /** Ended with these tiles. */
  readonly cutter: TileCutter;
  readonly pictures: PictureDrawer;
  readonly accounts: ImageryAccounts;
  readonly tiles: TileCache;
}

/** A picture that can be shown, with the satellite that took it; null: it is one's own. */
interface ShownPicture extends Picture {
  readonly item_type: SceneType | null;
  /** Whether it is an archive of tiles. */
  readonly isArchive?: boolean;
  /** The zoom from which on it is shown, as it is not ready; absent: it is shown at any. */
  readonly from?: number;
}

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
  if (image === null || image.digest === null) return null;
  const shown = { ...image, digest: image.digest, item_type: null, isArchive: image.archive !== null };
  if (image.status === 0) return shown;
  if (image.status !== IMAGE_STATUS.preparing || image.layer_code === null) return null;
  const from = await findNearZoom(db, image.layer_code);
  // Overviews are named before they are kept.
  return from === null ? null : { ...shown, overviews_digest: null, from };
}

export function createPictureTiles(options: PictureTileOptions): PictureTiles {
  const { database, accounts } = options;
  const archives = createArchiveTiles(options);
  const cuts = createCutTiles(options);
  /** A picture that was paid for stays when the account ends; a member whose access was taken does not see it. */
  const mayOf = (allowed: ReadonlySet<ImageryName>, { item_type }: ShownPicture): boolean =>
    item_type === null || toNeeded([item_type]).every((name) => allowed.has(name));
  return {
    async get({ organizationId, memberId }, named, tile, asked = {}) {
      const shown = await findShown(database.read, organizationId, named);
      const across = 2 ** tile.z;
      if (shown === null || tile.x >= across || tile.y >= across || tile.z < (shown.from ?? 0))
        throw new AppError('order_not_found');
      if (shown.isArchive) return archives.get(shown, tile, asked.accept);
      const who: Asker = { organizationId, memberId };
      if (shown.item_type !== null && !mayOf(await accounts.listAllowed(who), shown))
        throw new AppError('imagery_access_required');
      const answer = await cuts.get(shown, tile, asked);
      // Whether it becomes ready has to be asked each time.
      if (shown.from !== undefined) return { body: answer.body, headers: { ...answer.headers } };
      return {
        ...answer,
        again(other) {
          if (shown.item_type !== null) {
            const allowed = accounts.recallAllowed({ organizationId, memberId: other.memberId });
            if (allowed === undefined || !mayOf(allowed, shown)) return undefined;
          }
          return answer.again?.(other);
        },
      };
    },
    stop: () => cuts.stop(),
  };
}
