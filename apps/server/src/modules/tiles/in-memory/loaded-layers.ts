import type { FeatureSelection } from '@waypost/contract';
import type { Classes, TileFilter } from '@waypost/tile-engine';
import { createQueue } from '../../../platform/create-queue.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SqlLayers } from '../by-sql/sql-layers.ts';
import type { KeptLayer, LayerView } from '../cache/kept-layer.ts';
import { TileCache, type TileStore } from '../cache/tile-cache.ts';
import type { Coloring } from '../coloring/coloring.ts';
import { findLayerClasses } from '../coloring/layer-colors.ts';
import { listRoots, type RootProject } from '../store.ts';
import type { TileEngine, TileIndex } from '../tile-engine.ts';
import { awaitUntil } from './await-until.ts';
import type { LoadedProjects } from './loaded-projects.ts';
import { toLayerFilter } from './to-layer-filter.ts';

/** The maximum number of views tracked: each holds a bit for every feature, and for every range. */
const MAX_VIEWS = 16;
/** Projects of layers that are loaded at the same time. */
const AT_A_TIME = 2;
/** The share of the memory for features that one layer may need, so that it does not evict its own projects. */
const LAYER_SHARE = 0.8;

/** Layers whose tiles are made of the projects in memory, not of a copy. */
export interface LoadedLayers {
  /** Null if the layer needs too much memory, or something that only the database can select, or is not loaded in time. */
  get(view: LayerView): Promise<KeptLayer | null>;
}

export interface LoadedLayersOptions {
  readonly db: Reader;
  readonly engine: TileEngine;
  readonly coloring: Coloring;
  readonly loaded: LoadedProjects;
  readonly bySql: Pick<SqlLayers, 'findBbox'>;
  /** The memory budget for the features of all projects, in bytes. */
  readonly budget: number;
  readonly store: TileStore;
  /** How long to wait for projects to be loaded. */
  readonly patienceMs: number;
  /** The version of a project’s tiles today. */
  readonly withDay: (version: string) => string;
}

interface OpenLayer {
  readonly version: string;
  /** Null: it cannot be made of projects in memory. */
  readonly layer: KeptLayer | null;
  readonly rootIds: readonly number[];
}

/** A project in memory with those below it. */
interface Root {
  readonly index: TileIndex;
  readonly projectIds: Iterable<number>;
}

/** Whether a filter keeps all features of a project and of those below it: tiles of all are cheaper. */
function keepsAll({ projectIds }: Root, filter: TileFilter): boolean {
  const { project_ids, public_project_ids: _public, ...others } = filter;
  const whole = new Set(project_ids);
  return (
    [...projectIds].every((id) => whole.has(id)) && Object.values(others).every((one) => one === undefined)
  );
}

export function createLoadedLayers(options: LoadedLayersOptions): LoadedLayers {
  const { db, engine, coloring, loaded, bySql, budget, store, patienceMs, withDay } = options;
  const open = new Map<string, OpenLayer>();
  const opening = new Map<string, { readonly work: Promise<OpenLayer>; readonly begunMs: number }>();
  const inTurn = createQueue(AT_A_TIME);
  loaded.onEvicted((projectId) => {
    for (const [name, { rootIds }] of open) if (rootIds.includes(projectId)) open.delete(name);
  });

  const isTooMuch = (roots: readonly RootProject[]) => {
    const count = roots.reduce((sum, { features_count }) => sum + features_count, 0);
    return roots.length > engine.mostJoined || count * engine.bytesEach > budget * LAYER_SHARE;
  };

  /** Null when one of the projects does not fit into memory. */
  async function load(roots: readonly RootProject[]): Promise<Root[] | null> {
    const nowMs = Date.now();
    const projects = await Promise.all(
      roots.map(({ project_id, version }) =>
        inTurn(() => loaded.get(project_id, withDay(version), Number.POSITIVE_INFINITY)),
      ),
    );
    return projects.every((project) => project !== null)
      ? projects.map(({ tiles }) => ({ index: tiles.live.at(nowMs), projectIds: tiles.seqs.keys() }))
      : null;
  }

  function keep(
    view: LayerView,
    roots: readonly Root[],
    filter: TileFilter,
    classes: Classes | null,
  ): KeptLayer {
    const select = ({ start_date, end_date }: FeatureSelection): TileIndex => {
      const wanted = { ...filter, from_ms: start_date, until_ms: end_date };
      const joined = engine.join(
        roots.map((root) => (keepsAll(root, wanted) ? root.index : root.index.select(wanted))),
      );
      return classes === null ? joined : joined.paint(classes);
    };
    const whole = select({});
    return {
      version: view.version,
      from: 'memory',
      whole: new TileCache(store, whole),
      selected: new Map(),
      select: async (range) => new TileCache(store, select(range)),
      async describe(range) {
        const isWhole = range.start_date === undefined && range.end_date === undefined;
        const { count } = isWhole ? whole : select(range);
        return { count, bbox: await bySql.findBbox(view, range) };
      },
    };
  }

  async function build(view: LayerView): Promise<OpenLayer> {
    const { version, selected } = view;
    const none = { version, layer: null, rootIds: [] };
    if (selected.projects.length === 0) return none;
    const listed = await listRoots(
      db,
      selected.projects.map(({ project_id }) => project_id),
    );
    if (isTooMuch(listed)) return none;
    const filter = await toLayerFilter(db, selected);
    const roots = filter === null ? null : await load(listed);
    if (filter === null || roots === null) return none;
    const classes = await findLayerClasses(db, coloring, view.colors);
    const rootIds = listed.map(({ project_id }) => project_id);
    // One that others displaced meanwhile would stay in memory beside them.
    if (!rootIds.every((id) => loaded.renew(id))) return none;
    return { version, layer: keep(view, roots, filter, classes), rootIds };
  }

  function begin(view: LayerView): { work: Promise<OpenLayer>; begunMs: number } {
    const work = build(view).finally(() => opening.delete(view.name));
    const begun = { work, begunMs: performance.now() };
    opening.set(view.name, begun);
    work.then(
      (found) => {
        open.delete(view.name);
        open.set(view.name, found);
        const [oldest] = open.keys();
        if (open.size > MAX_VIEWS && oldest !== undefined) open.delete(oldest);
      },
      // Whoever waits is told; a later request tries again.
      () => {},
    );
    return begun;
  }

  return {
    async get(view) {
      for (;;) {
        const known = open.get(view.name);
        if (known?.version === view.version) {
          for (const id of known.rootIds) loaded.renew(id);
          return known.layer;
        }
        const { work, begunMs } = opening.get(view.name) ?? begin(view);
        const found = await awaitUntil(work, begunMs + patienceMs);
        if (found === null) return null;
        // A later request may ask for a newer version than the running work started at.
        if (found.version === view.version) return found.layer;
      }
    },
  };
}
