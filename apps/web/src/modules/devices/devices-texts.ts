import { defineTexts } from '../../i18n/texts.ts';
import type english from './devices.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly devices: typeof english;
  }
}

export const devicesTexts = defineTexts('devices', {
  en: () => import('./devices.en.json'),
  es: () => import('./devices.es.json'),
});
