import { defineTexts } from '../../../i18n/texts.ts';
import type english from './palette.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly palette: typeof english;
  }
}

export const paletteTexts = defineTexts('palette', {
  en: () => import('./palette.en.json'),
  es: () => import('./palette.es.json'),
});
