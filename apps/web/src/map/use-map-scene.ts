import type { BaseStyle, MapScene } from '@waypost/map-engine';
import { useMemo } from 'react';
import type { FeatureSelection } from '../data/feature-selection.ts';
import { useMapInsets } from '../ui/map-insets.ts';
import { useResolvedTheme } from '../ui/preferences.ts';
import { useReducedMotion } from '../ui/use-media.ts';
import { buildScene, type ServerMapData } from './build-scene.ts';
import { useStore } from './create-store.ts';
import { type MapSide, mapLooks } from './map-looks.ts';
import { mapSession } from './map-session.ts';

/** The scene of this moment of one of the maps; the same object while nothing in it changed. */
export function useMapScene(
  { projectId, memberId, tileState, boundaries, terrain }: ServerMapData,
  base: BaseStyle | null,
  selection: FeatureSelection,
  side: MapSide = 'bottom',
): MapScene {
  const session = useStore(mapSession, (state) => state);
  const look = useStore(mapLooks, (looks) => looks[side]);
  const theme = useResolvedTheme();
  const reducedMotion = useReducedMotion();
  const padding = useMapInsets();
  return useMemo(
    () =>
      buildScene({ projectId, memberId, tileState, boundaries, terrain }, { base, selection }, session, {
        origin: location.origin,
        look,
        theme,
        reducedMotion,
        padding,
      }),
    [
      projectId,
      memberId,
      tileState,
      boundaries,
      terrain,
      base,
      selection,
      session,
      look,
      theme,
      reducedMotion,
      padding,
    ],
  );
}
