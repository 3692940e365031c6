import { defineTexts } from '../../i18n/texts.ts';
import type english from './forms.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly forms: typeof english;
  }
}

export const formsTexts = defineTexts('forms', {
  en: () => import('./forms.en.json'),
  es: () => import('./forms.es.json'),
});
