import type { MapScene, SceneLayer, Selection } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';
import type { MapSession } from '../session/map-session.ts';
import type { MapSide } from '../settings/map-looks.ts';

/** What the layers of the organization draw on each map, the first on top. Set by the module of layers. */
export const sceneLayers = createStore<Readonly<Record<MapSide, readonly SceneLayer[]>>>({
  bottom: [],
  top: [],
});

/** The layer that draws the selected feature: of the clicked one, or of the open list of a layer. */
function toSelectedLayer(
  { code }: Selection,
  { hoveredCode, popup, openLayer }: Pick<MapSession, 'hoveredCode' | 'popup' | 'openLayer'>,
): string | null {
  if (code === hoveredCode || popup === null) return openLayer;
  return popup.pile.find((placed) => placed.code === code)?.layer ?? null;
}

/** A scene of the project with the layers of its organization. */
export function withLayers(
  scene: MapScene,
  layers: readonly SceneLayer[],
  session: Pick<MapSession, 'hoveredCode' | 'popup' | 'openLayer'>,
): MapScene {
  const { selection } = scene;
  return { ...scene, layers, selection: { ...selection, layer: toSelectedLayer(selection, session) } };
}
