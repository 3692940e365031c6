import { defineTexts } from '../../i18n/texts.ts';
import type english from './geofence.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly geofence: typeof english;
  }
}

export const geofenceTexts = defineTexts('geofence', {
  en: () => import('./geofence.en.json'),
  es: () => import('./geofence.es.json'),
});
