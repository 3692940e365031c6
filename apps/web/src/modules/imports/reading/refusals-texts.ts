import { defineTexts } from '../../../i18n/texts.ts';
import type english from './refusals.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly refusals: typeof english;
  }
}

export const refusalsTexts = defineTexts('refusals', {
  en: () => import('./refusals.en.json'),
  es: () => import('./refusals.es.json'),
});
