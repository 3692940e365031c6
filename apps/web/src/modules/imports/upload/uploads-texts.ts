import { defineTexts } from '../../../i18n/texts.ts';
import type english from './uploads.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly uploads: typeof english;
  }
}

export const uploadsTexts = defineTexts('uploads', {
  en: () => import('./uploads.en.json'),
  es: () => import('./uploads.es.json'),
});
