import { defineTexts } from '../../i18n/texts.ts';
import type english from './demo-people.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly demoPeople: typeof english;
  }
}

export const demoPeopleTexts = defineTexts('demoPeople', {
  en: () => import('./demo-people.en.json'),
  es: () => import('./demo-people.es.json'),
});
