import { defineTexts } from '../../../i18n/texts.ts';
import type english from './legend.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly legend: typeof english;
  }
}

export const legendTexts = defineTexts('legend', {
  en: () => import('./legend.en.json'),
  es: () => import('./legend.es.json'),
});
