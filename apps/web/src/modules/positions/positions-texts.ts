import { defineTexts } from '../../i18n/texts.ts';
import type english from './positions.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly positions: typeof english;
  }
}

export const positionsTexts = defineTexts('positions', {
  en: () => import('./positions.en.json'),
  es: () => import('./positions.es.json'),
});
