import { defineTexts } from '../../../i18n/texts.ts';
import type english from './create-organization.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly createOrganization: typeof english;
  }
}

export const createOrganizationTexts = defineTexts('createOrganization', {
  en: () => import('./create-organization.en.json'),
  es: () => import('./create-organization.es.json'),
});
