import { DEFAULT_VIEW, type View } from '@waypost/map-engine';
import { getPreferences } from '../../ui/theme/preferences.ts';
import { parseViewParams, readRememberedView, type ViewParams } from './view-params.ts';

/** A district or an island at a glance. */
const HOME_ZOOM = 10;
const warn = (message: string) => console.warn(message);

/** Where the map begins: where the address says, where it was last, or where the member wants it. */
export function toInitialView(params: ViewParams): { readonly view: View; readonly isOfUrl: boolean } {
  const ofUrl = parseViewParams(params, warn);
  return { view: ofUrl ?? readRememberedView() ?? toHomeView() ?? DEFAULT_VIEW, isOfUrl: ofUrl !== null };
}

/** Where the member wants the map to begin, or null. */
function toHomeView(): View | null {
  const { location } = getPreferences();
  return location === null ? null : { center: [location.lng, location.lat], zoom: HOME_ZOOM };
}
