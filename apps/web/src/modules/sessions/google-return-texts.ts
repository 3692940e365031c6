import { defineTexts } from '../../i18n/texts.ts';
import type english from './google-return.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly googleReturn: typeof english;
  }
}

export const googleReturnTexts = defineTexts('googleReturn', {
  en: () => import('./google-return.en.json'),
  es: () => import('./google-return.es.json'),
});
