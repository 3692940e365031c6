import { createHash } from 'node:crypto';
import type { FeatureSelection, TileState } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BinaryResult } from '../../platform/http/binary-result.ts';
import { type Credits, findCredits, getFeaturesVersion, listTileFeatures } from './store.ts';
import { TileCache } from './tile-cache.ts';
import type { TileEngine } from './tile-engine.ts';

type ReadGrant = ProjectGrant<'feature:read'>;

/** Projects whose tiles are kept ready; the least recently asked goes first. */
const MAX_PROJECTS = 24;
/** The same of filters: a timeline that plays asks for one after the other. */
const MAX_SELECTIONS = 48;
const DAY_MS = 86_400_000;

export interface TileRequest {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** The version in the URL: when it is the current one, the answer never changes. */
  readonly version: string | undefined;
  /** Which features; nothing of it set is all of them. */
  readonly selection: FeatureSelection;
  readonly acceptsGzip: boolean;
  readonly ifNoneMatch: string | undefined;
}

export interface TileService {
  getState(grant: ReadGrant): Promise<TileState>;
  /** @throws AppError `project_not_found`. */
  getCredits(grant: ReadGrant): Promise<Credits>;
  getTile(grant: ReadGrant, request: TileRequest): Promise<BinaryResult>;
}

export function createTileService(database: Database, engine: TileEngine): TileService {
  const whole = createShelf(MAX_PROJECTS);
  const selected = createShelf(MAX_SELECTIONS);
  const building = new Map<string, Promise<TileCache>>();

  /** The day is part of the version because tiles carry the age of features in days. */
  async function getVersion(projectId: number): Promise<string> {
    const day = Math.floor(Date.now() / DAY_MS);
    return `${await getFeaturesVersion(database.read, projectId)}-${day}`;
  }

  async function build(projectId: number, version: string, selection: FeatureSelection): Promise<TileCache> {
    const features = await listTileFeatures(database.read, projectId, selection);
    return new TileCache(version, engine.build(features, Date.now()));
  }

  async function getCache(projectId: number, selection: FeatureSelection): Promise<TileCache> {
    const filter = toSelectionKey(selection);
    // Filters come and go; the tiles of whole projects must not make room for them.
    const shelf = filter === '' ? whole : selected;
    const name = `${projectId} ${filter}`;
    const version = await getVersion(projectId);
    const known = shelf.find(name);
    if (known?.version === version) return known;
    const key = `${version} ${name}`;
    let work = building.get(key);
    if (work === undefined) {
      work = build(projectId, version, selection).finally(() => building.delete(key));
      building.set(key, work);
    }
    const cache = await work;
    shelf.put(name, cache);
    return cache;
  }

  return {
    async getState(grant) {
      const { version, index } = await getCache(grant.projectId, {});
      return { version, count: index.count, bbox: index.bbox === null ? null : [...index.bbox] };
    },
    async getCredits({ projectId }) {
      const credits = await findCredits(database.read, projectId);
      if (credits === null) throw new AppError('project_not_found');
      return credits;
    },
    async getTile(grant, request) {
      const { z, x, y, selection } = request;
      const version = await getVersion(grant.projectId);
      const etag = `"${[version, z, x, y, toSelectionKey(selection)].join('-')}"`;
      const headers = {
        etag,
        // A URL of an old version answers with what is there now, which must not be kept under that name.
        'cache-control':
          request.version === version ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        vary: 'Accept-Encoding',
      };
      if (request.ifNoneMatch === etag) return { body: null, headers, isNotModified: true };
      const tile = await (await getCache(grant.projectId, selection)).get(z, x, y);
      if (tile === null) return { body: null, headers };
      return request.acceptsGzip
        ? { body: tile.gzipped, headers: { ...headers, 'content-encoding': 'gzip' } }
        : { body: tile.plain, headers };
    },
  };
}

/** Names a filter, the same for the same; empty for none. */
function toSelectionKey(selection: FeatureSelection): string {
  const set = Object.entries(selection).filter(([, value]) => value !== undefined);
  if (set.length === 0) return '';
  const named = JSON.stringify(set.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(named).digest('base64url').slice(0, 22);
}

/** Some of what was made last, by name; the least recently asked goes first. */
function createShelf(size: number) {
  const ready = new Map<string, TileCache>();
  const put = (name: string, cache: TileCache) => {
    ready.delete(name);
    ready.set(name, cache);
    const [oldest] = ready.keys();
    if (ready.size > size && oldest !== undefined) ready.delete(oldest);
  };
  return {
    put,
    find(name: string): TileCache | undefined {
      const cache = ready.get(name);
      if (cache !== undefined) put(name, cache);
      return cache;
    },
  };
}
