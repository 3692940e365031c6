import type { MapScene } from '@waypost/map-engine';
import { useMemo } from 'react';
import type { FeatureSelection } from '../data/feature-selection.ts';
import { useMapInsets } from '../ui/map-insets.ts';
import { useResolvedTheme } from '../ui/preferences.ts';
import { useReducedMotion } from '../ui/use-media.ts';
import { buildScene, type ServerMapData, type UrlMapState } from './build-scene.ts';
import { useStore } from './create-store.ts';
import { mapSession } from './map-session.ts';

/** The scene of this moment; the same object while nothing in it changed. */
export function useMapScene(
  { projectId, memberId, tileState, boundaries }: ServerMapData,
  base: UrlMapState['base'],
  selection: FeatureSelection,
): MapScene {
  const session = useStore(mapSession, (state) => state);
  const theme = useResolvedTheme();
  const reducedMotion = useReducedMotion();
  const padding = useMapInsets();
  return useMemo(
    () =>
      buildScene({ projectId, memberId, tileState, boundaries }, { base, selection }, session, {
        origin: location.origin,
        theme,
        reducedMotion,
        padding,
      }),
    [projectId, memberId, tileState, boundaries, base, selection, session, theme, reducedMotion, padding],
  );
}
