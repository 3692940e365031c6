import { defineTexts } from '../../i18n/texts.ts';
import type english from './administration.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly administration: typeof english;
  }
}

export const administrationTexts = defineTexts('administration', {
  en: () => import('./administration.en.json'),
  es: () => import('./administration.es.json'),
});
