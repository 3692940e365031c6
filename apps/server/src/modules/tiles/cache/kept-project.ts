import type { FeatureSelection, TileState } from '@waypost/contract';
import type { TileCache } from './tile-cache.ts';

/** The maximum number of filters per project with cached tiles; playing a timeline requests one after another. */
const MAX_SELECTIONS = 12;

/** The cached tiles of a project at one version. */
export interface KeptProject {
  readonly version: string;
  /** The source of tiles that are not cached. */
  readonly from: 'memory' | 'sql';
  readonly whole: TileCache;
  /** By filter key, least recently used first. */
  readonly selected: Map<string, Promise<TileCache>>;
  /** Tiles of the features that match a filter, in the colours of a property if one is given. */
  select(selection: FeatureSelection, colorBy?: string): Promise<TileCache>;
  describe(): Promise<Pick<TileState, 'count' | 'bbox'>>;
}

/** The tiles of a filter, created on first request. A failure is not cached, so that the next request retries. */
export function findSelected(
  project: Pick<KeptProject, 'selected' | 'select'>,
  name: string,
  selection: FeatureSelection,
  colorBy?: string,
): Promise<TileCache> {
  const { selected } = project;
  const cache = selected.get(name) ?? project.select(selection, colorBy);
  selected.delete(name);
  selected.set(name, cache);
  cache.catch(() => selected.delete(name));
  const [oldest] = selected.keys();
  if (selected.size > MAX_SELECTIONS && oldest !== undefined) selected.delete(oldest);
  return cache;
}
