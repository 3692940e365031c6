import { DEFAULT_VIEW, type View } from '@waypost/map-engine';
import { getPreferences } from '../../ui/theme/preferences.ts';
import { parseViewParams, readRememberedView, type ViewParams } from './view-params.ts';

/** Shows a district or an island. */
const HOME_ZOOM = 10;
const warn = (message: string) => console.warn(message);

/** The initial view: from the address, from the last visit, or the member's default. */
export function toInitialView(params: ViewParams): { readonly view: View; readonly isOfUrl: boolean } {
  const ofUrl = parseViewParams(params, warn);
  return { view: ofUrl ?? readRememberedView() ?? toHomeView() ?? DEFAULT_VIEW, isOfUrl: ofUrl !== null };
}

/** The member's default view, or null. */
function toHomeView(): View | null {
  const { location } = getPreferences();
  return location === null ? null : { center: [location.lng, location.lat], zoom: HOME_ZOOM };
}
