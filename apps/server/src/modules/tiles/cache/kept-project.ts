import type { FeatureSelection, TileState } from '@waypost/contract';
import type { TileCache } from './tile-cache.ts';

/** Filters of one project whose tiles are kept: a timeline that plays asks for one after the other. */
const MAX_SELECTIONS = 12;

/** What is kept of a project at one version: where its tiles come from, and the bytes already made of them. */
export interface KeptProject {
  readonly version: string;
  /** Where tiles that were not made before come from. */
  readonly from: 'memory' | 'sql';
  readonly whole: TileCache;
  /** By the name of the filter, the least recently asked first. */
  readonly selected: Map<string, Promise<TileCache>>;
  /** Tiles of those of its features that pass a filter. */
  select(selection: FeatureSelection): Promise<TileCache>;
  describe(): Promise<Pick<TileState, 'count' | 'bbox'>>;
}

/** The tiles of a filter, made by the first who asks. A failure is forgotten, so that the next one tries again. */
export function findSelected(
  project: Pick<KeptProject, 'selected' | 'select'>,
  name: string,
  selection: FeatureSelection,
): Promise<TileCache> {
  const { selected } = project;
  const cache = selected.get(name) ?? project.select(selection);
  selected.delete(name);
  selected.set(name, cache);
  cache.catch(() => selected.delete(name));
  const [oldest] = selected.keys();
  if (selected.size > MAX_SELECTIONS && oldest !== undefined) selected.delete(oldest);
  return cache;
}
