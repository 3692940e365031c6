import { defineTexts } from '../../../i18n/texts.ts';
import type english from './file-warnings.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly fileWarnings: typeof english;
  }
}

export const fileWarningsTexts = defineTexts('fileWarnings', {
  en: () => import('./file-warnings.en.json'),
  es: () => import('./file-warnings.es.json'),
});
