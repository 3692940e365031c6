import type { Scene } from '@waypost/contract';

export const SCENE_SORTS = ['newest', 'clearest', 'widest'] as const;
export type SceneSort = (typeof SCENE_SORTS)[number];

/** Scenes in an order; those with equal values, and without one, the newest first. */
export function sortScenes(scenes: readonly Scene[], sort: SceneSort): Scene[] {
  const newest = scenes.toSorted((a, b) => b.properties.acquired.localeCompare(a.properties.acquired));
  if (sort === 'newest') return newest;
  const toRank = ({ properties, coverage }: Scene) =>
    sort === 'clearest' ? (properties.cloud_cover ?? 2) : -(coverage ?? -1);
  return newest.toSorted((a, b) => toRank(a) - toRank(b));
}
