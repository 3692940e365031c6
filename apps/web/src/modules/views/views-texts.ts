import { defineTexts } from '../../i18n/texts.ts';
import type english from './views.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly views: typeof english;
  }
}

export const viewsTexts = defineTexts('views', {
  en: () => import('./views.en.json'),
  es: () => import('./views.es.json'),
});
