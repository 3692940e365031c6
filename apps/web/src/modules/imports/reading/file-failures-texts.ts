import { defineTexts } from '../../../i18n/texts.ts';
import type english from './file-failures.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly fileFailures: typeof english;
  }
}

export const fileFailuresTexts = defineTexts('fileFailures', {
  en: () => import('./file-failures.en.json'),
  es: () => import('./file-failures.es.json'),
});
