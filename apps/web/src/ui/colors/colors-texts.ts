import { defineTexts } from '../../i18n/texts.ts';
import type english from './colors.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly colors: typeof english;
  }
}

export const colorsTexts = defineTexts('colors', {
  en: () => import('./colors.en.json'),
  es: () => import('./colors.es.json'),
});
