import type { TileState } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BinaryResult } from '../../platform/http/binary-result.ts';
import { getFeaturesVersion, listTileFeatures } from './store.ts';
import { TileCache } from './tile-cache.ts';
import type { TileEngine } from './tile-engine.ts';

type ReadGrant = ProjectGrant<'feature:read'>;

/** Projects whose tiles are kept ready; the least recently asked goes first. */
const MAX_PROJECTS = 24;
const DAY_MS = 86_400_000;

export interface TileRequest {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** The version in the URL: when it is the current one, the answer never changes. */
  readonly version: string | undefined;
  readonly acceptsGzip: boolean;
  readonly ifNoneMatch: string | undefined;
}

export interface TileService {
  getState(grant: ReadGrant): Promise<TileState>;
  getTile(grant: ReadGrant, request: TileRequest): Promise<BinaryResult>;
}

export function createTileService(database: Database, engine: TileEngine): TileService {
  const ready = new Map<number, TileCache>();
  const building = new Map<string, Promise<TileCache>>();

  /** The day is part of the version because tiles carry the age of features in days. */
  async function getVersion(projectId: number): Promise<string> {
    const day = Math.floor(Date.now() / DAY_MS);
    return `${await getFeaturesVersion(database.read, projectId)}-${day}`;
  }

  async function build(projectId: number, version: string): Promise<TileCache> {
    const features = await listTileFeatures(database.read, projectId);
    return new TileCache(version, engine.build(features, Date.now()));
  }

  function remember(projectId: number, cache: TileCache): void {
    ready.delete(projectId);
    ready.set(projectId, cache);
    const [oldest] = ready.keys();
    if (ready.size > MAX_PROJECTS && oldest !== undefined) ready.delete(oldest);
  }

  async function getCache(projectId: number): Promise<TileCache> {
    const version = await getVersion(projectId);
    const known = ready.get(projectId);
    if (known?.version === version) {
      remember(projectId, known);
      return known;
    }
    const key = `${projectId} ${version}`;
    let work = building.get(key);
    if (work === undefined) {
      work = build(projectId, version).finally(() => building.delete(key));
      building.set(key, work);
    }
    const cache = await work;
    remember(projectId, cache);
    return cache;
  }

  return {
    async getState(grant) {
      const { version, index } = await getCache(grant.projectId);
      return { version, count: index.count, bbox: index.bbox === null ? null : [...index.bbox] };
    },
    async getTile(grant, request) {
      const { z, x, y } = request;
      const version = await getVersion(grant.projectId);
      const etag = `"${version}-${z}-${x}-${y}"`;
      const headers = {
        etag,
        // A URL of an old version answers with what is there now, which must not be kept under that name.
        'cache-control':
          request.version === version ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        vary: 'Accept-Encoding',
      };
      if (request.ifNoneMatch === etag) return { body: null, headers, isNotModified: true };
      const tile = await (await getCache(grant.projectId)).get(z, x, y);
      if (tile === null) return { body: null, headers };
      return request.acceptsGzip
        ? { body: tile.gzipped, headers: { ...headers, 'content-encoding': 'gzip' } }
        : { body: tile.plain, headers };
    },
  };
}
