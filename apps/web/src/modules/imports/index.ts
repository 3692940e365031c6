import { withTexts } from '../../i18n/with-texts.ts';
import { fileFailuresTexts } from './reading/file-failures-texts.ts';

export { useLeftNotice } from './earlier/use-left-notice.ts';
export { ACCEPT } from './reading/accept-files.ts';
export { useOpenFiles } from './viewer/use-open-files.ts';

/** Loads what reads the tracks with times of a file. */
export function loadTrackReader() {
  return withTexts(import('./reading/read-tracks.ts'), fileFailuresTexts);
}
