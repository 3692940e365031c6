import { defineTexts } from '../../i18n/texts.ts';
import type english from './presence.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly presence: typeof english;
  }
}

export const presenceTexts = defineTexts('presence', {
  en: () => import('./presence.en.json'),
  es: () => import('./presence.es.json'),
});
