import { defineTexts } from '../../../../i18n/texts.ts';
import type english from './variables.en.json';

declare module '../../../../i18n/texts.ts' {
  interface Sections {
    readonly variables: typeof english;
  }
}

export const variablesTexts = defineTexts('variables', {
  en: () => import('./variables.en.json'),
  es: () => import('./variables.es.json'),
});
