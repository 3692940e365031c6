import type { FeatureSelection } from '@waypost/contract';
import type { Classes } from '@waypost/tile-engine';
import type { Database } from '../../../platform/db/database.ts';
import { countFeatures, toConditions } from '../../features/index.ts';
import type { KeptProject } from '../cache/kept-project.ts';
import { TileCache, type TileStore } from '../cache/tile-cache.ts';
import { type Coloring, ofProject } from '../coloring/coloring.ts';
import { createKeptExtent, type KeptExtent } from './kept-extent.ts';
import { createSqlTiles, type SqlRead } from './sql-tiles.ts';

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

/** @param openRead opens a queue for queries. */
export function createSqlProjects(
  database: Database,
  store: TileStore,
  coloring: Coloring,
  openRead: () => SqlRead,
): SqlProjects {
  const open = new Map<number, OpenProject>();

  function keep(projectId: number, version: string, project: OpenProject): KeptProject {
    const options = { read: project.read, store, nowMs: Date.now() };
    const toCache = (selection: FeatureSelection, classes: Classes | null) =>
      new TileCache(
        store,
        createSqlTiles({ where: toConditions(projectId, selection) }, { ...options, classes }),
      );
    return {
      version,
      from: 'sql',
      whole: toCache({}, null),
      selected: new Map(),
      select: async (selection, colorBy) =>
        toCache(
          selection,
          colorBy === undefined
            ? null
            : await coloring.getClasses(ofProject(database.read, projectId), colorBy),
        ),
      async describe() {
        const count = await countFeatures(database.read, projectId, {});
        const bbox = await project.extent.find(version);
        return { count, bbox: bbox === null ? null : [...bbox] };
      },
    };
  }

  function openProject(projectId: number): OpenProject {
    const read = openRead();
    return { read, kept: null, extent: createKeptExtent({ where: toConditions(projectId, {}) }, read) };
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
