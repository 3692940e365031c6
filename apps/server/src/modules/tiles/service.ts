import { createHash } from 'node:crypto';
import type { FeatureSelection, TileState } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BodyEncoding } from '../../platform/http/accepted-encoding.ts';
import type { BinaryResult } from '../../platform/http/binary-result.ts';
import { createProjectShelf, findSelected, type ShelvedProject } from './project-shelf.ts';
import { refreshTiles } from './project-tiles.ts';
import { type Credits, findCredits, getFeaturesVersion } from './store.ts';
import { TileCache, TileStore } from './tile-cache.ts';
import type { TileEngine } from './tile-engine.ts';
import { toTileFilter } from './to-tile-filter.ts';

type ReadGrant = ProjectGrant<'feature:read'>;

/** How much of the memory is for bytes of tiles; the rest is for the features they are made of. */
const STORE_SHARE = 0.2;
const DAY_MS = 86_400_000;

export interface TileRequest {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** The version in the URL: when it is the current one, the answer never changes. */
  readonly version: string | undefined;
  /** Which features; nothing of it set is all of them. */
  readonly selection: FeatureSelection;
  readonly encoding: BodyEncoding;
  readonly ifNoneMatch: string | undefined;
}

export interface TileService {
  getState(grant: ReadGrant): Promise<TileState>;
  /** @throws AppError `project_not_found`. */
  getCredits(grant: ReadGrant): Promise<Credits>;
  getTile(grant: ReadGrant, request: TileRequest): Promise<BinaryResult>;
}

/** @param budget bytes of memory for the features of projects and for tiles made of them. */
export function createTileService(database: Database, engine: TileEngine, budget: number): TileService {
  const store = new TileStore(budget * STORE_SHARE);
  const shelf = createProjectShelf(budget * (1 - STORE_SHARE));
  const refreshing = new Map<number, Promise<ShelvedProject>>();
  const db = database.read;

  /** The day is part of the version because tiles carry the age of features in days. */
  async function getVersion(projectId: number): Promise<string> {
    const day = Math.floor(Date.now() / DAY_MS);
    const version = await database.recent.get(`tiles ${projectId}`, () => getFeaturesVersion(db, projectId));
    return `${version}-${day}`;
  }

  async function refresh(projectId: number, version: string): Promise<ShelvedProject> {
    const known = shelf.find(projectId);
    // It changes while it is brought up to date, and is none that anybody may find if that fails.
    shelf.remove(projectId);
    const tiles = await refreshTiles(db, engine, projectId, known?.tiles);
    const whole = new TileCache(store, tiles.live.at(Date.now()));
    const project = { version, tiles, whole, selected: new Map() };
    shelf.put(projectId, project);
    return project;
  }

  /** One refresh of a project at a time: it begins with a version, and what is newer than that may be in it too. */
  async function getProject(projectId: number, version: string): Promise<ShelvedProject> {
    for (;;) {
      const known = shelf.find(projectId);
      if (known?.version === version) return known;
      const others = refreshing.get(projectId);
      if (others !== undefined) {
        const project = await others;
        // Whoever asked later may have been told a later version than it began with.
        if (project.version === version) return project;
        continue;
      }
      const work = refresh(projectId, version).finally(() => refreshing.delete(projectId));
      refreshing.set(projectId, work);
      return await work;
    }
  }

  async function getCache(
    projectId: number,
    version: string,
    selection: FeatureSelection,
  ): Promise<TileCache> {
    const project = await getProject(projectId, version);
    const name = toSelectionKey(selection);
    if (name === '') return project.whole;
    return findSelected(project, name, async () => {
      const filter = await toTileFilter(db, projectId, selection);
      return new TileCache(store, project.whole.index.select(filter));
    });
  }

  return {
    async getState(grant) {
      const { version, whole } = await getProject(grant.projectId, await getVersion(grant.projectId));
      const { index } = whole;
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
      // Weak: it names what a tile shows, however it is packed.
      const etag = `W/"${[version, z, x, y, toSelectionKey(selection)].join('-')}"`;
      const headers = {
        etag,
        // A URL of an old version answers with what is there now, which must not be kept under that name.
        'cache-control':
          request.version === version ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        vary: 'Accept-Encoding',
      };
      if (isNamed(etag, request.ifNoneMatch)) return { body: null, headers, isNotModified: true };
      const cache = await getCache(grant.projectId, version, selection);
      const body = await cache.get(z, x, y, request.encoding);
      if (body === null || request.encoding === 'identity') return { body, headers };
      return { body, headers: { ...headers, 'content-encoding': request.encoding } };
    },
  };
}

/** Whether an `If-None-Match` has a weak tag among its own; those who hand it on may have made it a strong one. */
function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Names a filter, the same for the same; empty for none. */
function toSelectionKey(selection: FeatureSelection): string {
  const set = Object.entries(selection).filter(([, value]) => value !== undefined);
  if (set.length === 0) return '';
  const named = JSON.stringify(set.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(named).digest('base64url').slice(0, 22);
}
