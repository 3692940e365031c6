import { defineTexts } from '../../i18n/texts.ts';
import type english from './report.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly report: typeof english;
  }
}

export const reportTexts = defineTexts('report', {
  en: () => import('./report.en.json'),
  es: () => import('./report.es.json'),
});
