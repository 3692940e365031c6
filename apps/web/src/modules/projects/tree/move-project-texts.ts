import { defineTexts } from '../../../i18n/texts.ts';
import type english from './move-project.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly moveProject: typeof english;
  }
}

export const moveProjectTexts = defineTexts('moveProject', {
  en: () => import('./move-project.en.json'),
  es: () => import('./move-project.es.json'),
});
