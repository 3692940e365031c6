import { defineTexts } from '../../i18n/texts.ts';
import type english from './backups.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly backups: typeof english;
  }
}

export const backupsTexts = defineTexts('backups', {
  en: () => import('./backups.en.json'),
  es: () => import('./backups.es.json'),
});
