import { defineTexts } from '../../../i18n/texts.ts';
import type english from './health.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly health: typeof english;
  }
}

export const healthTexts = defineTexts('health', {
  en: () => import('./health.en.json'),
  es: () => import('./health.es.json'),
});
