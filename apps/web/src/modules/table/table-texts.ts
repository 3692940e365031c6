import { defineTexts } from '../../i18n/texts.ts';
import type english from './table.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly table: typeof english;
  }
}

export const tableTexts = defineTexts('table', {
  en: () => import('./table.en.json'),
  es: () => import('./table.es.json'),
});
