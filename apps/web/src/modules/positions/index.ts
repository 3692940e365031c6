import { withTexts } from '../../i18n/with-texts.ts';
import { positionsTexts } from './positions-texts.ts';

export { deleteOwnTrail, useTrailKeep } from './api.ts';
export { PositionMarker } from './components/position-marker.tsx';
export { toPixels } from './components/to-pixels.ts';
export { TrailsOnMap } from './components/trails-on-map.tsx';

/** Loads the section of the project's settings. */
export async function loadTrailSection() {
  const { TrailSection } = await withTexts(import('./components/trail-section.tsx'), positionsTexts);
  return { default: TrailSection };
}
