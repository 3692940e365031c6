import { defineTexts } from '../../i18n/texts.ts';
import type english from './ogc.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly ogc: typeof english;
  }
}

export const ogcTexts = defineTexts('ogc', {
  en: () => import('./ogc.en.json'),
  es: () => import('./ogc.es.json'),
});
