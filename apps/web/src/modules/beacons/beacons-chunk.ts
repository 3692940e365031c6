import { withTexts } from '../../i18n/with-texts.ts';
import { beaconsTexts } from './beacons-texts.ts';

/** Loads what the map shows of beacons. Apart from the shell, which has no room for the names of its files. */
export async function loadBeaconsOnMap() {
  const { BeaconsOnMap } = await withTexts(import('./components/beacons-on-map.tsx'), beaconsTexts);
  return { default: BeaconsOnMap };
}
