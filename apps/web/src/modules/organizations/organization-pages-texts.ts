import { defineTexts } from '../../i18n/texts.ts';
import type english from './organization-pages.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly organizationPages: typeof english;
  }
}

export const organizationPagesTexts = defineTexts('organizationPages', {
  en: () => import('./organization-pages.en.json'),
  es: () => import('./organization-pages.es.json'),
});
