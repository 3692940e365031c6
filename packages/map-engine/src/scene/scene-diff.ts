import type { FeatureTiles, MapScene, Padding, Selection } from './scene.ts';

/**
 * One step from a scene to the next. `style` rebuilds the whole style and includes every
 * `layers`, `filters`, `overlay`, `imported` and `boundaries` change, so those are then left out.
 */
export type SceneChange =
  | { kind: 'style' }
  | { kind: 'tilesUrl'; tiles: FeatureTiles }
  | { kind: 'layers' }
  | { kind: 'filters' }
  | { kind: 'overlay' }
  | { kind: 'imported' }
  | { kind: 'boundaries' }
  | { kind: 'drawing' }
  | { kind: 'selection'; from: Selection; to: Selection }
  | { kind: 'padding'; padding: Padding }
  | { kind: 'threeD'; threeD: boolean };

/** The differences between two scenes, in the order in which to apply them. */
export function diffScene(from: MapScene, to: MapScene): SceneChange[] {
  if (from === to) return [];
  const changes: SceneChange[] = hasNewStyle(from, to) ? [{ kind: 'style' }] : diffContent(from, to);
  if (from.drawing !== to.drawing) changes.push({ kind: 'drawing' });
  if (!isSameSelection(from.selection, to.selection)) {
    changes.push({ kind: 'selection', from: from.selection, to: to.selection });
  }
  if (!isSamePadding(from.padding, to.padding)) changes.push({ kind: 'padding', padding: to.padding });
  if (from.threeD !== to.threeD) changes.push({ kind: 'threeD', threeD: to.threeD });
  return changes;
}

function diffContent(from: MapScene, to: MapScene): SceneChange[] {
  const changes: SceneChange[] = [];
  const tiles = to.featureTiles;
  const hasNewUrl =
    tiles?.urlTemplate !== from.featureTiles?.urlTemplate || tiles?.version !== from.featureTiles?.version;
  if (tiles && hasNewUrl) changes.push({ kind: 'tilesUrl', tiles });
  if (from.layers !== to.layers) changes.push({ kind: 'layers' });
  const hidesSame =
    isSameList(from.overlayHides, to.overlayHides) && isSameList(from.hiddenCodes, to.hiddenCodes);
  if (!hidesSame) changes.push({ kind: 'filters' });
  if (from.overlay !== to.overlay) changes.push({ kind: 'overlay' });
  if (from.imported !== to.imported) changes.push({ kind: 'imported' });
  if (from.boundaries !== to.boundaries) changes.push({ kind: 'boundaries' });
  return changes;
}

function hasNewStyle(from: MapScene, to: MapScene): boolean {
  return (
    from.baseStyle !== to.baseStyle ||
    from.labels !== to.labels ||
    from.buildings !== to.buildings ||
    from.language !== to.language ||
    from.heightUnit !== to.heightUnit ||
    GROUND.some((part) => !isSame(from[part], to[part])) ||
    from.foremost !== to.foremost ||
    from.featureTiles?.projectKey !== to.featureTiles?.projectKey ||
    !isSameList(from.layers.map(toKey), to.layers.map(toKey))
  );
}

/** What of a layer its source is made with; the source has no way to change it. */
const MADE_WITH = ['key', 'minZoom', 'maxZoom', 'bounds', 'attribution'];
const toKey = (layer: MapScene['layers'][number]) => JSON.stringify(layer, MADE_WITH);

/** Sources are small and their builder writes the same fields in the same order. */
const GROUND = ['basemap', 'terrain', 'heights', 'photos'] as const;
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

function isSameSelection(a: Selection, b: Selection): boolean {
  return a.code === b.code && a.localUuid === b.localUuid && a.layer === b.layer;
}

function isSamePadding(a: Padding, b: Padding): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((value, index) => value === b[index]));
}
