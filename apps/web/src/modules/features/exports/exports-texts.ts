import { defineTexts } from '../../../i18n/texts.ts';
import type english from './exports.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly exports: typeof english;
  }
}

export const exportsTexts = defineTexts('exports', {
  en: () => import('./exports.en.json'),
  es: () => import('./exports.es.json'),
});
