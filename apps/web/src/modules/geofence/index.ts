import { withTexts } from '../../i18n/with-texts.ts';
import { geofenceTexts } from './geofence-texts.ts';

export { useMarkedFences } from './api.ts';
export { FeatureGeofence } from './components/feature-geofence.tsx';
export { useFenceQuestions } from './use-fence-questions.ts';

/** Loads the geofences on the map. */
export async function loadFencesOnMap() {
  const { FencesOnMap } = await withTexts(import('./components/fences-on-map.tsx'), geofenceTexts);
  return { default: FencesOnMap };
}
