import { defineTexts } from '../../../i18n/texts.ts';
import type english from './outbox-page.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly outboxPage: typeof english;
  }
}

export const outboxPageTexts = defineTexts('outboxPage', {
  en: () => import('./outbox-page.en.json'),
  es: () => import('./outbox-page.es.json'),
});
