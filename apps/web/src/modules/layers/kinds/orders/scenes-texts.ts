import { defineTexts } from '../../../../i18n/texts.ts';
import type english from './scenes.en.json';

declare module '../../../../i18n/texts.ts' {
  interface Sections {
    readonly scenes: typeof english;
  }
}

export const scenesTexts = defineTexts('scenes', {
  en: () => import('./scenes.en.json'),
  es: () => import('./scenes.es.json'),
});
