import type { MapScene, SceneLayer, Selection } from '@waypost/map-engine';
import type { FeatureCollection } from 'geojson';
import { createStore } from '../../data/create-store.ts';
import type { MapSession } from '../session/map-session.ts';
import type { MapSide } from '../settings/map-looks.ts';

/**
 * What the layers of the organization draw on each map, the first on top, set by the module of layers; and above them on
 * the first map lines of the project, such as trails.
 */
export const sceneLayers = createStore<Readonly<Record<MapSide | 'trails', readonly SceneLayer[]>>>({
  bottom: [],
  top: [],
  trails: [],
});

/** Shows a layer above all others on the first map, or hides it. */
export function showAbove(key: string, layer: SceneLayer | null): void {
  const { trails } = sceneLayers.get();
  const others = trails.filter((one) => one.key !== key);
  if (layer === null && others.length === trails.length) return;
  sceneLayers.set({ trails: layer === null ? others : [...others, layer] });
}

/** Shows lines of the project on the first map, or hides them. */
export function showProjectLines(key: string, data: FeatureCollection | null): void {
  showAbove(key, data === null ? null : { kind: 'lines', key, opacity: 1, data });
}

/** The layer that draws the selected feature: of the clicked one, or of the open list of a layer. */
function toSelectedLayer(
  { code }: Selection,
  { hoveredCode, popup, openLayer }: Pick<MapSession, 'hoveredCode' | 'popup' | 'openLayer'>,
): string | null {
  if (code === hoveredCode || popup === null) return openLayer;
  return popup.pile.find((placed) => placed.code === code)?.layer ?? null;
}

/** A scene of the project with the layers of its organization; that of the open page stands out. */
export function withLayers(
  scene: MapScene,
  layers: readonly SceneLayer[],
  session: Pick<MapSession, 'hoveredCode' | 'popup' | 'openLayer'>,
): MapScene {
  const { selection } = scene;
  const layer = toSelectedLayer(selection, session);
  return { ...scene, layers, foremost: session.openLayer, selection: { ...selection, layer } };
}
