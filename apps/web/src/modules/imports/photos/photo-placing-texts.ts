import { defineTexts } from '../../../i18n/texts.ts';
import type english from './photo-placing.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly photoPlacing: typeof english;
  }
}

export const photoPlacingTexts = defineTexts('photoPlacing', {
  en: () => import('./photo-placing.en.json'),
  es: () => import('./photo-placing.es.json'),
});
