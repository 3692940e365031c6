import { defineTexts } from '../../../i18n/texts.ts';
import type english from './overview.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly overview: typeof english;
  }
}

export const overviewTexts = defineTexts('overview', {
  en: () => import('./overview.en.json'),
  es: () => import('./overview.es.json'),
});
