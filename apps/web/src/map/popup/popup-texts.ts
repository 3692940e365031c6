import { defineTexts } from '../../i18n/texts.ts';
import type english from './popup.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly popup: typeof english;
  }
}

export const popupTexts = defineTexts('popup', {
  en: () => import('./popup.en.json'),
  es: () => import('./popup.es.json'),
});
