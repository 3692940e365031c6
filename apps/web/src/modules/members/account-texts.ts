import { defineTexts } from '../../i18n/texts.ts';
import type english from './account.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly account: typeof english;
  }
}

export const accountTexts = defineTexts('account', {
  en: () => import('./account.en.json'),
  es: () => import('./account.es.json'),
});
