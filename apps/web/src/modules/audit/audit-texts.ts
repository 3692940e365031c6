import { defineTexts } from '../../i18n/texts.ts';
import type english from './audit.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly audit: typeof english;
  }
}

export const auditTexts = defineTexts('audit', {
  en: () => import('./audit.en.json'),
  es: () => import('./audit.es.json'),
});
