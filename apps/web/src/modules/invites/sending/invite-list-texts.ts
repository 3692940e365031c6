import { defineTexts } from '../../../i18n/texts.ts';
import type english from './invite-list.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly inviteList: typeof english;
  }
}

export const inviteListTexts = defineTexts('inviteList', {
  en: () => import('./invite-list.en.json'),
  es: () => import('./invite-list.es.json'),
});
