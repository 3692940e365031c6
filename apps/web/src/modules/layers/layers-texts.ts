import { defineTexts } from '../../i18n/texts.ts';
import type english from './layers.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly layers: typeof english;
  }
}

export const layersTexts = defineTexts('layers', {
  en: () => import('./layers.en.json'),
  es: () => import('./layers.es.json'),
});
