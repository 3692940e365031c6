import { defineTexts } from '../../../../i18n/texts.ts';
import type english from './images.en.json';

declare module '../../../../i18n/texts.ts' {
  interface Sections {
    readonly images: typeof english;
  }
}

export const imagesTexts = defineTexts('images', {
  en: () => import('./images.en.json'),
  es: () => import('./images.es.json'),
});
