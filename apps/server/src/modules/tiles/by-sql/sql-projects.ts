import type { FeatureSelection } from '@waypost/contract';
import type { Classes } from '@waypost/tile-engine';
import { AppError } from '../../../platform/app-error.ts';
import { createQueue } from '../../../platform/create-queue.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isEnded } from '../../../platform/db/database-fault.ts';
import { countFeatures } from '../../features/index.ts';
import type { KeptProject } from '../cache/kept-project.ts';
import { TileCache, type TileStore } from '../cache/tile-cache.ts';
import type { Coloring } from '../coloring/coloring.ts';
import { createKeptExtent, type KeptExtent } from './kept-extent.ts';
import { createSqlTiles, type SqlRead } from './sql-tiles.ts';
import { readInTime } from './store.ts';

/** Concurrent queries for tiles; few, since the database serves other requests too. */
const AT_A_TIME = { postgres: 2, embedded: 1 } as const;
/** The maximum number of projects tracked; the tiles themselves are in the store. */
const MAX_PROJECTS = 100;

/** Projects whose tiles are computed by SQL. */
export interface SqlProjects {
  /** A project at the given version or a later one. */
  get(projectId: number, version: string): KeptProject;
}

interface OpenProject {
  readonly read: SqlRead;
  kept: KeptProject | null;
  readonly extent: KeptExtent;
}

export function createSqlProjects(database: Database, store: TileStore, coloring: Coloring): SqlProjects {
  const inTurn = createQueue(AT_A_TIME[database.kind]);
  const open = new Map<number, OpenProject>();

  function keep(projectId: number, version: string, project: OpenProject): KeptProject {
    const options = { read: project.read, store, nowMs: Date.now() };
    const toCache = (selection: FeatureSelection, classes: Classes | null) =>
      new TileCache(store, createSqlTiles({ projectId, selection }, { ...options, classes }));
    return {
      version,
      from: 'sql',
      whole: toCache({}, null),
      selected: new Map(),
      select: async (selection, colorBy) =>
        toCache(selection, colorBy === undefined ? null : await coloring.getClasses(projectId, colorBy)),
      async describe() {
        const count = await countFeatures(database.read, projectId, {});
        const bbox = await project.extent.find(version);
        return { count, bbox: bbox === null ? null : [...bbox] };
      },
    };
  }

  function openProject(projectId: number): OpenProject {
    // One query per project at a time, so that a project cannot block the others.
    const inOrder = createQueue(1);
    const read: SqlRead = (work) =>
      inOrder(() => inTurn(() => readInTime(database.read, work))).catch((error: unknown) => {
        throw isEnded(error) ? new AppError('unavailable') : error;
      });
    return { read, kept: null, extent: createKeptExtent(projectId, read) };
  }

  return {
    get(projectId, version) {
      const project = open.get(projectId) ?? openProject(projectId);
      open.delete(projectId);
      open.set(projectId, project);
      const [oldest] = open.keys();
      if (open.size > MAX_PROJECTS && oldest !== undefined) open.delete(oldest);
      if (project.kept?.version === version) return project.kept;
      project.kept = keep(projectId, version, project);
      return project.kept;
    },
  };
}
