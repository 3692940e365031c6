import { defineTexts } from '../../../../i18n/texts.ts';
import type english from './radar.en.json';

declare module '../../../../i18n/texts.ts' {
  interface Sections {
    readonly radar: typeof english;
  }
}

export const radarTexts = defineTexts('radar', {
  en: () => import('./radar.en.json'),
  es: () => import('./radar.es.json'),
});
