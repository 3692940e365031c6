import { defineTexts } from '../../i18n/texts.ts';
import type english from './ai-reports.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly aiReports: typeof english;
  }
}

export const aiReportsTexts = defineTexts('aiReports', {
  en: () => import('./ai-reports.en.json'),
  es: () => import('./ai-reports.es.json'),
});
