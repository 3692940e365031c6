import { defineTexts } from '../../i18n/texts.ts';
import type english from './bulk-edit.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly bulkEdit: typeof english;
  }
}

export const bulkEditTexts = defineTexts('bulkEdit', {
  en: () => import('./bulk-edit.en.json'),
  es: () => import('./bulk-edit.es.json'),
});
