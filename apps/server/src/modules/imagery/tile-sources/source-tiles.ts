import type { TileSourceFault } from '@waypost/contract';
import type { TileAddress } from '@waypost/raster';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { hasLayer } from '../../layers/index.ts';
import type { TileCache } from '../mosaics/tile-cache.ts';
import { type TileAsker, type TileFault, TileFaultError } from './ask-tiles.ts';
import { createKeptTiles } from './kept-tiles.ts';
import { openPlaces } from './open-places.ts';
import { toPictureType } from './read-picture.ts';
import { findSource, noteFault, type TileSourceRow } from './store.ts';
import { toTileUrl } from './tile-places.ts';

/** Tiles of other servers, each asked for once for all who look at it. */
export interface SourceTiles {
  /** @throws AppError `layer_not_found`, `layer_without_tiles`, `tile_source_faulty`, `tile_server_unavailable`. */
  get(grant: OrganizationGrant<'layer:read'>, code: string, tile: TileAddress): Promise<BinaryResult>;
}

interface SourceTileOptions {
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly asker: TileAsker;
  readonly tiles: TileCache;
  readonly log: Logger;
}

/** What is wrong is written down once in this time. */
const NOTE_MS = 60_000;
const toBody = (tile: Buffer | null): BinaryResult => ({
  body: tile,
  headers: {
    // Where there is none today there may be one soon.
    'cache-control': `private, max-age=${tile === null ? 300 : 3_600}`,
    'referrer-policy': 'no-referrer',
    ...(tile !== null && { 'content-type': toPictureType(tile) ?? 'image/png' }),
  },
});

function isWithin({ facts: { min_zoom, max_zoom } }: TileSourceRow, { z, x, y }: TileAddress): boolean {
  return z >= min_zoom && z <= max_zoom && x < 2 ** z && y < 2 ** z;
}

/** Whether what came of a request differs from what is written down, or that is old. */
function isNews({ fault, fault_at }: TileSourceRow, found: TileSourceFault | null): boolean {
  if (fault !== found) return true;
  return found !== null && (fault_at?.getTime() ?? 0) < Date.now() - NOTE_MS;
}

/** Only a server that does not answer may do so by itself in a while. */
const toCode = (fault: TileFault) =>
  fault === 'unreachable' ? 'tile_server_unavailable' : 'tile_source_faulty';

export function createSourceTiles(options: SourceTileOptions): SourceTiles {
  const { database, secret, asker, tiles, log } = options;
  const kept = createKeptTiles(tiles);
  /** A failure to write it down fails no tile. */
  const note = async (row: TileSourceRow, fault: TileSourceFault | null): Promise<void> => {
    const { source_id } = row;
    if (source_id === null || !isNews(row, fault)) return;
    await database
      .transaction((tx) => noteFault(tx, source_id, fault))
      .catch((error: unknown) => log.warn({ err: error }, 'The state of a source of tiles was not noted.'));
  };
  const ask = async (
    organizationId: number,
    row: TileSourceRow,
    tile: TileAddress,
  ): Promise<Buffer | null> => {
    const { source_id, fault } = row;
    const places = openPlaces(row, organizationId, secret);
    if (places === null) throw new TileFaultError('sealed');
    const url = toTileUrl(places, tile);
    if (url === null) return null;
    const picture = await asker.getTile(url, source_id);
    // Another place without a tile is no proof that there are any.
    if (picture !== null || fault !== 'absent') await note(row, null);
    return picture;
  };
  return {
    async get({ organizationId }, code, tile) {
      const row = await findSource(database.read, organizationId, code);
      if (row === null) {
        const isLayer = await hasLayer(database.read, organizationId, code);
        throw new AppError(isLayer ? 'layer_without_tiles' : 'layer_not_found');
      }
      if (!isWithin(row, tile)) return toBody(null);
      const { z, x, y } = tile;
      const name = `source ${row.source_id} ${z} ${x} ${y}`;
      const request = () =>
        ask(organizationId, row, tile).catch(async (error: unknown) => {
          if (error instanceof TileFaultError) await note(row, error.fault);
          throw error;
        });
      try {
        return toBody(await kept.get(name, request));
      } catch (error) {
        throw error instanceof TileFaultError ? new AppError(toCode(error.fault), { cause: error }) : error;
      }
    },
  };
}
