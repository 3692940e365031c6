import { defineTexts } from '../../i18n/texts.ts';
import type english from './fence-rules.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly fenceRules: typeof english;
  }
}

export const fenceRulesTexts = defineTexts('fenceRules', {
  en: () => import('./fence-rules.en.json'),
  es: () => import('./fence-rules.es.json'),
});
