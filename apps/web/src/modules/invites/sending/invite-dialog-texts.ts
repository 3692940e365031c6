import { defineTexts } from '../../../i18n/texts.ts';
import type english from './invite-dialog.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly inviteDialog: typeof english;
  }
}

export const inviteDialogTexts = defineTexts('inviteDialog', {
  en: () => import('./invite-dialog.en.json'),
  es: () => import('./invite-dialog.es.json'),
});
