import { defineTexts } from '../../i18n/texts.ts';
import type english from './tags.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly tags: typeof english;
  }
}

export const tagsTexts = defineTexts('tags', {
  en: () => import('./tags.en.json'),
  es: () => import('./tags.es.json'),
});
