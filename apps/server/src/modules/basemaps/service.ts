import {
  API_BASE,
  type BaseMap,
  type BaseMapList,
  BUNDLED_BASE_MAP,
  type FrontConfig,
} from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Config } from '../../platform/config.ts';
import { type BaseMapSetting, OPENFREEMAP_URL } from '../../platform/map-settings.ts';
import { type ArchivedTile, UnfitArchiveError } from '../../platform/tile-archives/tile-archive.ts';
import { MAX_TILE_BYTES, unpackTile } from '../../platform/tile-archives/unpack-tile.ts';
import { openArchiveFolder } from './archive-folder.ts';
import { toUsualCredit } from './archives/recognize.ts';
import { type FoundArchive, openChosenArchive } from './find-archives.ts';

/** A tile of a file, and what names its state. */
export interface BaseMapTile {
  readonly etag: string;
  readonly mediaType: string;
  /** Whether the request named the current version of the file. */
  readonly isOfVersion: boolean;
  /** Reads the tile; null where the file has none. @throws AppError `base_map_faulty`. */
  read(): Promise<ArchivedTile | null>;
  /** Unpacks what was read. @throws AppError `base_map_faulty`. */
  unpack(tile: ArchivedTile): Promise<Buffer>;
}

/** Faulty tiles that the log tells of, from one start to the next. */
const MAX_TOLD = 1_000;

/** The base maps of this server. */
export interface BaseMapService {
  /** As the folder was at the last look. */
  readonly list: BaseMapList;
  /** The heights of a file, if there is one. */
  readonly terrain: FrontConfig['terrain'];
  /** Looks at the folder, so that a file which somebody put there is found without a restart. */
  look(): Promise<void>;
  has(id: string): boolean;
  /** @throws AppError `not_found` for a base map that is no file of this server. */
  findTile(id: string, z: number, x: number, y: number, version: string | undefined): Promise<BaseMapTile>;
  close(): Promise<void>;
}

const BUNDLED: BaseMap = {
  id: BUNDLED_BASE_MAP,
  name: 'Natural Earth',
  origin: { kind: 'bundled' },
  bounds: null,
  min_zoom: 0,
  max_zoom: null,
  made_on: null,
  attribution: 'Natural Earth, GeoNames',
};

const toTilesUrl = ({ id, version }: FoundArchive) => `${API_BASE}/basemaps/${id}/{z}/{x}/{y}?v=${version}`;

function toBaseMap(found: FoundArchive): BaseMap[] {
  const { id, name, content, archive, madeOn, attribution } = found;
  if (content.kind !== 'streets') return [];
  const { bounds, minZoom, maxZoom } = archive.header;
  return [
    {
      id,
      name,
      origin: { kind: 'tiles', schema: content.schema, url: toTilesUrl(found) },
      bounds: bounds && [...bounds],
      min_zoom: minZoom,
      max_zoom: maxZoom,
      made_on: madeOn,
      attribution,
    },
  ];
}

function toTerrain(found: readonly FoundArchive[]): FrontConfig['terrain'] {
  for (const one of found) {
    const { content, archive, attribution } = one;
    if (content.kind !== 'heights') continue;
    const { bounds, minZoom, maxZoom } = archive.header;
    return {
      url: toTilesUrl(one),
      encoding: content.encoding,
      tile_size: content.tileSizePx,
      min_zoom: minZoom,
      max_zoom: maxZoom,
      bounds: bounds && [...bounds],
      attribution,
    };
  }
  return null;
}

/** What only a host knows of its tiles. */
const OF_ANOTHER_HOST = { bounds: null, min_zoom: null, max_zoom: null, made_on: null } as const;

/** The base map of another host that a setting names; null if it names none. */
function toForeign(setting: BaseMapSetting): BaseMap | null {
  switch (setting.kind) {
    case 'openfreemap':
      return {
        ...OF_ANOTHER_HOST,
        id: 'openfreemap',
        name: 'OpenFreeMap',
        origin: { kind: 'tile_json', schema: 'openmaptiles', url: OPENFREEMAP_URL },
        attribution: 'OpenFreeMap © OpenMapTiles, data from OpenStreetMap contributors',
      };
    case 'host': {
      const { schema, url } = setting;
      const isTemplate = url.includes('{z}');
      const kind = isTemplate ? 'tiles' : /\.pmtiles($|\?)/i.test(url) ? 'archive' : 'tile_json';
      return {
        ...OF_ANOTHER_HOST,
        id: schema,
        name: schema === 'protomaps' ? 'Protomaps' : 'OpenMapTiles',
        origin: { kind, schema, url },
        // A template says nothing about itself; these are the zooms of both schemas.
        ...(isTemplate ? { min_zoom: 0, max_zoom: schema === 'protomaps' ? 15 : 14 } : {}),
        attribution: toUsualCredit(schema),
      };
    }
    case 'styles':
      return {
        ...OF_ANOTHER_HOST,
        id: 'style',
        name: new URL(Object.values(setting.urls)[0] ?? 'https://style').host,
        origin: { kind: 'styles', urls: setting.urls },
        // MapLibre shows what the style itself credits.
        attribution: '',
      };
    default:
      return null;
  }
}

/** Does what reads a tile, and tells of a faulty one once. */
function createFaultTeller(warn: (line: string) => void) {
  const told = new Set<string>();
  return async <T>(name: string, tile: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnfitArchiveError)) throw error;
      const line = `The tile ${tile} of the base map ${name} is not shown: ${error.message}.`;
      // Maps ask for it again and again.
      if (!told.has(line) && told.size < MAX_TOLD) {
        told.add(line);
        warn(line);
      }
      throw new AppError('base_map_faulty');
    }
  };
}

/** Finds the base maps of this server. @throws ConfigError if `BASEMAP` names a file that cannot be used. */
export async function createBaseMapService(
  { basemap: setting, basemapDir }: Pick<Config, 'basemap' | 'basemapDir'>,
  warn: (line: string) => void,
): Promise<BaseMapService> {
  const chosen = setting.kind === 'file' ? await openChosenArchive(setting, basemapDir) : null;
  const folder = await openArchiveFolder(basemapDir, warn);
  const foreign = toForeign(setting);
  const attempt = createFaultTeller(warn);
  /** What follows from the files of the last look. */
  const toView = (inFolder: readonly FoundArchive[]) => {
    // The one that the setting names is known by its schema, which the file itself need not tell.
    const others = inFolder.filter(({ id }) => id !== chosen?.id);
    const found = chosen === null ? others : [chosen, ...others];
    const maps = [...(foreign === null ? [] : [foreign]), ...found.flatMap(toBaseMap), BUNDLED];
    return { inFolder, maps, terrain: toTerrain(found), byId: new Map(found.map((one) => [one.id, one])) };
  };
  let last = toView(folder.found);
  const view = () => {
    if (last.inFolder !== folder.found) last = toView(folder.found);
    return last;
  };
  /** A file; one that is new or has changed, which another process may have told of, after a look at the folder. */
  const find = async (id: string, asked: string | undefined) => {
    const known = view().byId.get(id);
    if (known !== undefined && (asked === undefined || asked === known.version)) return known;
    await folder.look();
    return view().byId.get(id);
  };
  return {
    get list() {
      return { default_id: foreign?.id ?? chosen?.id ?? BUNDLED.id, maps: view().maps };
    },
    get terrain() {
      return view().terrain;
    },
    look: folder.look,
    has: (id) => view().maps.some((map) => map.id === id),
    async findTile(id, z, x, y, asked) {
      const one = await find(id, asked);
      const side = 2 ** z;
      if (one === undefined || x >= side || y >= side) throw new AppError('not_found');
      const { archive, version, fileName } = one;
      const place = `${z}/${x}/${y}`;
      return {
        etag: `"${version}-${z}-${x}-${y}"`,
        mediaType: archive.header.mediaType,
        isOfVersion: asked === version,
        read: () => attempt(fileName, place, () => archive.readTile(z, x, y)),
        unpack: (tile) => attempt(fileName, place, () => unpackTile(tile, MAX_TILE_BYTES)),
      };
    },
    async close() {
      await Promise.all([folder.close(), chosen?.archive.close()]);
    },
  };
}
