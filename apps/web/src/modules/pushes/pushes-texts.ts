import { defineTexts } from '../../i18n/texts.ts';
import type english from './pushes.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly pushes: typeof english;
  }
}

export const pushesTexts = defineTexts('pushes', {
  en: () => import('./pushes.en.json'),
  es: () => import('./pushes.es.json'),
});
