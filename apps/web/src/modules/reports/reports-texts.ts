import { defineTexts } from '../../i18n/texts.ts';
import type english from './reports.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly reports: typeof english;
  }
}

export const reportsTexts = defineTexts('reports', {
  en: () => import('./reports.en.json'),
  es: () => import('./reports.es.json'),
});
