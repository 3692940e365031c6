import { defineTexts } from '../../../i18n/texts.ts';
import type english from './project-settings.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly projectSettings: typeof english;
  }
}

export const projectSettingsTexts = defineTexts('projectSettings', {
  en: () => import('./project-settings.en.json'),
  es: () => import('./project-settings.es.json'),
});
