import { defineTexts } from '../../../i18n/texts.ts';
import type english from './shortcuts.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly shortcuts: typeof english;
  }
}

export const shortcutsTexts = defineTexts('shortcuts', {
  en: () => import('./shortcuts.en.json'),
  es: () => import('./shortcuts.es.json'),
});
