import { defineTexts } from '../../i18n/texts.ts';
import type english from './map-settings.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly mapSettings: typeof english;
  }
}

export const mapSettingsTexts = defineTexts('mapSettings', {
  en: () => import('./map-settings.en.json'),
  es: () => import('./map-settings.es.json'),
});
