import type { FeatureSelection } from '@waypost/contract';
import { createQueue } from '../../../platform/create-queue.ts';
import type { Database } from '../../../platform/db/database.ts';
import { countFeatures } from '../../features/index.ts';
import type { KeptProject } from '../kept-project.ts';
import { TileCache, type TileStore } from '../tile-cache.ts';
import { createSqlTiles, type ReadLine } from './sql-tiles.ts';
import { findExtent, readInTime } from './store.ts';

/** Reads for tiles that the database is asked for at a time: few, since it has others to serve. */
const AT_A_TIME = { postgres: 2, embedded: 1 } as const;
/** Projects at one version each whose tiles are told apart; the bytes themselves are kept elsewhere. */
const MAX_PROJECTS = 100;
/** To look at each feature for the box around them takes as long as it is: of a project that is written to it is not done each time. */
const EXTENT_AGE_MS = 60_000;

/** Projects whose tiles the database is asked for. */
export interface SqlProjects {
  /** A project as it is at a version or later. */
  get(projectId: number, version: string): KeptProject;
}

type Box = Awaited<ReturnType<typeof findExtent>>;

interface OpenProject {
  readonly inLine: ReadLine;
  kept: KeptProject | null;
  /** The box around its features, and until when it is taken for true. */
  extent: { readonly box: Promise<Box>; readonly until: number } | null;
}

export function createSqlProjects(database: Database, store: TileStore): SqlProjects {
  const inTurn = createQueue(AT_A_TIME[database.kind]);
  const open = new Map<number, OpenProject>();

  function findBox(projectId: number, project: OpenProject): Promise<Box> {
    const known = project.extent;
    if (known !== null && known.until > Date.now()) return known.box;
    const box = project.inLine(() => readInTime(database.read, (db) => findExtent(db, projectId)));
    project.extent = { box, until: Date.now() + EXTENT_AGE_MS };
    box.catch(() => {
      project.extent = null;
    });
    return box;
  }

  function keep(projectId: number, version: string, project: OpenProject): KeptProject {
    const options = { database, store, inLine: project.inLine, nowMs: Date.now() };
    const toCache = (selection: FeatureSelection) =>
      new TileCache(store, createSqlTiles({ projectId, selection }, options));
    return {
      version,
      whole: toCache({}),
      selected: new Map(),
      select: async (selection) => toCache(selection),
      async describe() {
        const count = await countFeatures(database.read, projectId, {});
        const bbox = await findBox(projectId, project);
        return { count, bbox: bbox === null ? null : [...bbox] };
      },
    };
  }

  function openProject(): OpenProject {
    // One read of a project at a time, so that those of others need not wait for all of its own.
    const inOrder = createQueue(1);
    return { inLine: (work) => inOrder(() => inTurn(work)), kept: null, extent: null };
  }

  return {
    get(projectId, version) {
      const project = open.get(projectId) ?? openProject();
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
