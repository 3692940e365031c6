import { defineTexts } from '../../../i18n/texts.ts';
import type english from './sending.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly sending: typeof english;
  }
}

export const sendingTexts = defineTexts('sending', {
  en: () => import('./sending.en.json'),
  es: () => import('./sending.es.json'),
});
