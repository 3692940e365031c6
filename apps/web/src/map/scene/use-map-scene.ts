import type { BaseStyle, MapScene } from '@waypost/map-engine';
import { useMemo } from 'react';
import { useStore } from '../../data/create-store.ts';
import type { FeatureSelection } from '../../data/selection/feature-selection.ts';
import { useMapInsets } from '../../ui/page/map-insets.ts';
import { useReducedMotion } from '../../ui/page/use-media.ts';
import { usePreferences, useResolvedTheme } from '../../ui/theme/preferences.ts';
import { mapSession } from '../session/map-session.ts';
import { type MapSide, mapLooks } from '../settings/map-looks.ts';
import { buildScene, type ServerMapData } from './build-scene.ts';
import { sceneLayers, withLayers } from './scene-layers.ts';

/** The current scene of one of the maps; the same object while nothing in it changed. */
export function useMapScene(
  { projectId, memberId, tileState, boundaries, ground }: ServerMapData,
  base: BaseStyle | null,
  selection: FeatureSelection,
  colorBy: string | undefined,
  side: MapSide = 'bottom',
): MapScene {
  const session = useStore(mapSession, (state) => state);
  const layers = useStore(sceneLayers, (all) => all[side]);
  const trails = useStore(sceneLayers, (all) => all.trails);
  const look = useStore(mapLooks, (looks) => looks[side]);
  const theme = useResolvedTheme();
  const { language, units } = usePreferences();
  const reducedMotion = useReducedMotion();
  const padding = useMapInsets();
  const scene = useMemo(
    () =>
      buildScene(
        { projectId, memberId, tileState, boundaries, ground },
        { base, selection, colorBy },
        session,
        {
          origin: location.origin,
          language,
          units,
          look,
          theme,
          reducedMotion,
          padding,
        },
      ),
    [
      projectId,
      memberId,
      tileState,
      boundaries,
      ground,
      base,
      selection,
      colorBy,
      session,
      language,
      units,
      look,
      theme,
      reducedMotion,
      padding,
    ],
  );
  return useMemo(
    () => withLayers(scene, side === 'bottom' ? [...trails, ...layers] : layers, session),
    [scene, side, trails, layers, session],
  );
}
