import { defineTexts } from '../../i18n/texts.ts';
import type english from './radar-key.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly radarKey: typeof english;
  }
}

export const radarKeyTexts = defineTexts('radarKey', {
  en: () => import('./radar-key.en.json'),
  es: () => import('./radar-key.es.json'),
});
