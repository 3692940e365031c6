import { defineTexts } from '../../i18n/texts.ts';
import type english from './mailed-links.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly mailedLinks: typeof english;
  }
}

export const mailedLinksTexts = defineTexts('mailedLinks', {
  en: () => import('./mailed-links.en.json'),
  es: () => import('./mailed-links.es.json'),
});
