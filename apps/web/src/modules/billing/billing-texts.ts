import { defineTexts } from '../../i18n/texts.ts';
import type english from './billing.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly billing: typeof english;
  }
}

export const billingTexts = defineTexts('billing', {
  en: () => import('./billing.en.json'),
  es: () => import('./billing.es.json'),
});
