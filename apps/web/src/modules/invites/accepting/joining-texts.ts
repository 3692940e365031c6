import { defineTexts } from '../../../i18n/texts.ts';
import type english from './joining.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly joining: typeof english;
  }
}

export const joiningTexts = defineTexts('joining', {
  en: () => import('./joining.en.json'),
  es: () => import('./joining.es.json'),
});
