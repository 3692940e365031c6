import { defineTexts } from '../../../i18n/texts.ts';
import type english from './evaluation.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly evaluation: typeof english;
  }
}

export const evaluationTexts = defineTexts('evaluation', {
  en: () => import('./evaluation.en.json'),
  es: () => import('./evaluation.es.json'),
});
