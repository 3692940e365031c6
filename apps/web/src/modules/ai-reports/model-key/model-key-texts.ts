import { defineTexts } from '../../../i18n/texts.ts';
import type english from './model-key.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly modelKey: typeof english;
  }
}

export const modelKeyTexts = defineTexts('modelKey', {
  en: () => import('./model-key.en.json'),
  es: () => import('./model-key.es.json'),
});
