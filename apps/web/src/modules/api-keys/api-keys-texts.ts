import { defineTexts } from '../../i18n/texts.ts';
import type english from './api-keys.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly apiKeys: typeof english;
  }
}

export const apiKeysTexts = defineTexts('apiKeys', {
  en: () => import('./api-keys.en.json'),
  es: () => import('./api-keys.es.json'),
});
