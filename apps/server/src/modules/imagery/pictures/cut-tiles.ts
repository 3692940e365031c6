import type { TileAddress } from '@waypost/raster';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import { acceptsWebp } from '../../../platform/http/responses/accepts-webp.ts';
import { TileStore } from '../../tiles/index.ts';
import type { TileCache } from '../mosaics/tile-cache.ts';
import { Abandoned, Askers } from './askers.ts';
import type { TileCutter } from './cutting/tile-cutter.ts';
import type { Picture } from './open-picture.ts';
import { packCut, type TileFormat } from './pack-cut.ts';
import { TILE_HEADERS } from './tile-headers.ts';

/** Who asks for a tile. */
export interface TileAsked {
  /** The header of this name: tiles are WebP, and those of archives are sent as they are, where it allows. */
  readonly accept?: string | undefined;
  /** Whether nobody waits for the answer any more: what is not begun then is left. */
  readonly isGone?: () => boolean;
}

/** Tiles of kept GeoTIFFs, which are cut when they are asked for, and kept. */
export interface CutTiles {
  get(picture: Picture, tile: TileAddress, asked: TileAsked): Promise<BinaryResult>;
  /** Ends what cuts them. */
  stop(): Promise<void>;
}

interface CutTileOptions {
  /** Ended with these tiles. */
  readonly cutter: TileCutter;
  readonly tiles: TileCache;
}

const MEMORY_BYTES = 16 * 1024 ** 2;
/** What tiles look like that are cut: raised with a change of their place or colours, so that none of before is shown. */
const CUTTER_VERSION = 2;

/** Names what a picture looks like: the same file in another system, or with other overviews, is another picture. */
const toVersion = ({ digest, overviews_digest = null, epsg = null, variable = null, look = null }: Picture) =>
  [digest, overviews_digest, epsg, variable, look && JSON.stringify(look)]
    .filter((part) => part !== null)
    .join(' ');

/** Colours that stand for values stay exactly what a legend says. */
const isOfValues = ({ variable = null, look = null }: Picture): boolean =>
  variable !== null || (look !== null && look.ramp !== null);

export function createCutTiles({ cutter, tiles }: CutTileOptions): CutTiles {
  const askers = new Askers();
  const memory = new TileStore(MEMORY_BYTES);
  const cut = async (picture: Picture, tile: TileAddress, format: TileFormat, name: string) => {
    const kept = await tiles.find(name);
    if (kept !== null) return kept.length === 0 ? null : kept;
    const rgba = await cutter.cut(picture, tile, () => askers.check(name));
    const packed = rgba === null ? null : await packCut(rgba, format);
    await tiles.keep(name, packed ?? Buffer.alloc(0));
    return packed;
  };
  return {
    async get(picture, tile, { accept, isGone = () => false }) {
      const isExact = isOfValues(picture);
      const format = !isExact && acceptsWebp(accept) ? 'webp' : 'png';
      const name = `order ${CUTTER_VERSION} ${toVersion(picture)} ${tile.z} ${tile.x} ${tile.y} ${format}`;
      const get = async () => memory.get(name, () => cut(picture, tile, format, name));
      const body = await askers.wait(name, isGone, get).catch((error: unknown) => {
        // Nobody reads this answer.
        if (error instanceof Abandoned) return null;
        throw error;
      });
      const headers = {
        ...TILE_HEADERS,
        ...(!isExact && { vary: 'accept' }),
        'content-type': `image/${format}`,
      };
      return { body, headers, again: () => memory.find(name) };
    },
    stop: () => cutter.close(),
  };
}
