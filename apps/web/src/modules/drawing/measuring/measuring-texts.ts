import { defineTexts } from '../../../i18n/texts.ts';
import type english from './measuring.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly measuring: typeof english;
  }
}

export const measuringTexts = defineTexts('measuring', {
  en: () => import('./measuring.en.json'),
  es: () => import('./measuring.es.json'),
});
