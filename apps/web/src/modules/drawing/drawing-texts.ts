import { defineTexts } from '../../i18n/texts.ts';
import type english from './drawing.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly drawing: typeof english;
  }
}

export const drawingTexts = defineTexts('drawing', {
  en: () => import('./drawing.en.json'),
  es: () => import('./drawing.es.json'),
});
