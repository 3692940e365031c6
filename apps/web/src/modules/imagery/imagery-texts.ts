import { defineTexts } from '../../i18n/texts.ts';
import type english from './imagery.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly imagery: typeof english;
  }
}

export const imageryTexts = defineTexts('imagery', {
  en: () => import('./imagery.en.json'),
  es: () => import('./imagery.es.json'),
});
