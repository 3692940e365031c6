import { defineTexts } from '../../i18n/texts.ts';
import type english from './phone.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly phone: typeof english;
  }
}

export const phoneTexts = defineTexts('phone', {
  en: () => import('./phone.en.json'),
  es: () => import('./phone.es.json'),
});
