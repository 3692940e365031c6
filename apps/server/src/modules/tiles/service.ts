import { createHash } from 'node:crypto';
import type { FeatureSelection, Legend, TileState } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BinaryResult } from '../../platform/http/endpoints/binary-result.ts';
import type { BodyEncoding } from '../../platform/http/responses/accepted-encoding.ts';
import { createSqlLayers } from './by-sql/sql-layers.ts';
import { createSqlProjects } from './by-sql/sql-projects.ts';
import { createSqlReads } from './by-sql/sql-reads.ts';
import type { KeptLayer, LayerView } from './cache/kept-layer.ts';
import { findSelected, type KeptProject } from './cache/kept-project.ts';
import { TileStore } from './cache/tile-cache.ts';
import { createColoring, ofProject } from './coloring/coloring.ts';
import { findLayerLegend } from './coloring/layer-colors.ts';
import { createLoadedLayers } from './in-memory/loaded-layers.ts';
import { createLoadedProjects } from './in-memory/loaded-projects.ts';
import { type Credits, findCredits, getFeaturesVersion } from './store.ts';
import type { TileEngine } from './tile-engine.ts';

type ReadGrant = ProjectGrant<'feature:read'>;

/** The share of memory for tiles; the rest is for features. */
const STORE_SHARE = 0.2;
const DAY_MS = 86_400_000;
/**
 * How long a request waits for a project to be loaded before its tile is computed by SQL. The embedded database has a
 * single connection, where such queries would only delay loading.
 */
const PATIENCE_MS = { postgres: 400, embedded: Number.POSITIVE_INFINITY } as const;

export interface TileRequest {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** The version in the URL: if it is current, the response is immutable. */
  readonly version: string | undefined;
  /** The filter; when empty, all features. */
  readonly selection: FeatureSelection;
  /** The property whose colours features have; undefined for their own. */
  readonly colorBy?: string | undefined;
  readonly encoding: BodyEncoding;
  readonly ifNoneMatch: string | undefined;
}

export interface TileService {
  getState(grant: ReadGrant): Promise<TileState>;
  /** @throws AppError `project_not_found`. */
  getCredits(grant: ReadGrant): Promise<Credits>;
  getLegend(grant: ReadGrant, colorBy: string): Promise<Legend>;
  getTile(grant: ReadGrant, request: TileRequest): Promise<BinaryResult>;
  getLayerState(view: LayerView, range: FeatureSelection): Promise<TileState>;
  /** What the colours of a layer mean; no classes where its features have their own, or all one. */
  getLayerLegend(view: LayerView): Promise<Legend>;
  /**
   * @param findVersion the version of the layer’s view for a member, if known synchronously: another reader of the same
   * URL gets this tile only if they see the same.
   */
  getLayerTile(
    view: LayerView,
    request: TileRequest,
    findVersion: (memberId: number) => string | undefined,
  ): Promise<BinaryResult>;
}

export interface TileServiceOptions {
  readonly database: Database;
  readonly engine: TileEngine;
  /** The memory budget for features and tiles, in bytes. */
  readonly budget: number;
  /** Receives the error of a project that could not be loaded: its tiles may have been computed by SQL. */
  readonly onFault: (error: unknown) => void;
}

export function createTileService({ database, engine, budget, onFault }: TileServiceOptions): TileService {
  const store = new TileStore(budget * STORE_SHARE);
  const db = database.read;
  const coloring = createColoring(database);
  const loaded = createLoadedProjects({
    db,
    engine,
    coloring,
    budget: budget * (1 - STORE_SHARE),
    store,
    patienceMs: PATIENCE_MS[database.kind],
    onFault,
  });
  const openRead = createSqlReads(database);
  const bySql = createSqlProjects(database, store, coloring, openRead);
  const layersBySql = createSqlLayers(database, store, coloring, openRead);
  const loadedLayers = createLoadedLayers({
    db,
    engine,
    coloring,
    loaded,
    bySql: layersBySql,
    budget: budget * (1 - STORE_SHARE),
    store,
    patienceMs: PATIENCE_MS[database.kind],
    withDay,
  });

  /** The version includes the day, because tiles hold the age of features in days. */
  async function getVersion(projectId: number): Promise<string> {
    const version = await database.recent.get(nameVersion(projectId), () =>
      getFeaturesVersion(db, projectId),
    );
    return withDay(version);
  }

  /**
   * A lookup to replay the tile while its version is known to be current. It holds the key only, so that it keeps no
   * project in memory.
   */
  function toAgain(projectId: number, version: string, name: string): () => Buffer | null | undefined {
    const question = nameVersion(projectId);
    return () => (withDay(database.recent.find(question)) === version ? store.find(name) : undefined);
  }

  /** From memory, or by SQL while the project is not loaded or if it is too large; both yield the same tiles. */
  async function getProject(projectId: number, version: string): Promise<KeptProject> {
    return (await loaded.get(projectId, version)) ?? bySql.get(projectId, version);
  }

  /** As `getProject`, for what a reader sees of a layer. */
  async function getLayer(view: LayerView): Promise<KeptLayer> {
    return (await loadedLayers.get(view)) ?? (await layersBySql.get(view));
  }

  return {
    async getState(grant) {
      // What is found is at least as new, and may be named after another: whoever asks must not be told of an older one.
      const version = await getVersion(grant.projectId);
      const project = await getProject(grant.projectId, version);
      return { version, ...(await project.describe()) };
    },
    async getCredits({ projectId }) {
      const credits = await findCredits(database.read, projectId);
      if (credits === null) throw new AppError('project_not_found');
      return credits;
    },
    getLegend: ({ projectId }, colorBy) => coloring.getLegend(ofProject(db, projectId), colorBy),
    async getTile(grant, request) {
      const version = await getVersion(grant.projectId);
      const found = await sendTile(request, version, () => getProject(grant.projectId, version));
      if (found.name === null) return found.result;
      return { ...found.result, again: toAgain(grant.projectId, version, found.name) };
    },
    async getLayerState(view, range) {
      const layer = await getLayer(withDayOf(view));
      return { version: layer.version, ...(await layer.describe(range)) };
    },
    getLayerLegend: ({ colors }) => findLayerLegend(db, coloring, colors),
    async getLayerTile(view, request, findVersion) {
      const today = withDayOf(view);
      const { version } = today;
      const { result, name } = await sendTile(request, version, () => getLayer(today));
      if (name === null) return result;
      const isStill = (memberId: number) => withDay(findVersion(memberId)) === version;
      return { ...result, again: ({ memberId }) => (isStill(memberId) ? store.find(name) : undefined) };
    },
  };
}

/** A response with the key of its tile in the store; null if the client has the tile. */
interface SentTile {
  readonly result: BinaryResult;
  readonly name: string | null;
}

async function sendTile(
  request: TileRequest,
  version: string,
  open: () => Promise<Omit<KeptProject, 'describe'>>,
): Promise<SentTile> {
  const { z, x, y, selection, colorBy, encoding } = request;
  const key = toSelectionKey({ ...selection, color_by: colorBy });
  // Weak, because all encodings of a tile share it.
  const etag = `W/"${version}-${z}-${x}-${y}-${key}"`;
  const headers: Record<string, string> = {
    etag,
    // The URL of an old version returns the current tile, which must not be cached under that URL.
    'cache-control':
      request.version === version ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    vary: 'Accept-Encoding',
  };
  if (isNamed(etag, request.ifNoneMatch))
    return { result: { body: null, headers, isNotModified: true }, name: null };
  const kept = await open();
  const cache = key === '' ? kept.whole : await findSelected(kept, key, selection, colorBy);
  const body = await cache.get(z, x, y, encoding);
  headers['server-timing'] = kept.from;
  if (body !== null && encoding !== 'identity') headers['content-encoding'] = encoding;
  return { result: { body, headers }, name: cache.nameOf(z, x, y, encoding) };
}

const nameVersion = (projectId: number) => `tiles ${projectId}`;
const withDay = (version: unknown) => `${version}-${Math.floor(Date.now() / DAY_MS)}`;
const withDayOf = (view: LayerView): LayerView => ({ ...view, version: withDay(view.version) });

/** Whether an `If-None-Match` contains a weak tag, which proxies may have turned into a strong one. */
function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** A canonical key of a filter and what colours; empty without either. */
function toSelectionKey(selection: FeatureSelection & { readonly color_by: string | undefined }): string {
  const set = Object.entries(selection).filter(([, value]) => value !== undefined);
  if (set.length === 0) return '';
  const named = JSON.stringify(set.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(named).digest('base64url').slice(0, 22);
}
