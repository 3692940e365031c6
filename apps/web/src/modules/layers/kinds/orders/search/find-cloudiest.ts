import type { Scene } from '@waypost/contract';

/** How much clouds cover of the cloudiest of some scenes, 0 to 1; null if that of one is not known. */
export function findCloudiest(scenes: readonly Scene[]): number | null {
  const shares = scenes.map(({ properties }) => properties.cloud_cover);
  const known = shares.filter((share) => share !== null);
  return known.length < shares.length || known.length === 0 ? null : Math.max(...known);
}
