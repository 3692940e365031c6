import { withTexts } from '../../i18n/with-texts.ts';
import { presenceTexts } from './presence-texts.ts';

export { EditingNoticeOnDemand } from './components/editing-notice-on-demand.tsx';

/** Loads who is here, for the header and the map. */
export async function loadPresence() {
  const { WhoIsHere } = await withTexts(import('./components/who-is-here.tsx'), presenceTexts);
  return { default: WhoIsHere };
}
