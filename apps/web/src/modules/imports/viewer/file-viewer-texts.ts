import { defineTexts } from '../../../i18n/texts.ts';
import type english from './file-viewer.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly fileViewer: typeof english;
  }
}

export const fileViewerTexts = defineTexts('fileViewer', {
  en: () => import('./file-viewer.en.json'),
  es: () => import('./file-viewer.es.json'),
});
