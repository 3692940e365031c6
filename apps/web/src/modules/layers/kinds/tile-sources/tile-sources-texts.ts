import { defineTexts } from '../../../../i18n/texts.ts';
import type english from './tile-sources.en.json';

declare module '../../../../i18n/texts.ts' {
  interface Sections {
    readonly tileSources: typeof english;
  }
}

export const tileSourcesTexts = defineTexts('tileSources', {
  en: () => import('./tile-sources.en.json'),
  es: () => import('./tile-sources.es.json'),
});
