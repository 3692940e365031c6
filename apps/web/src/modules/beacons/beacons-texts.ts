import { defineTexts } from '../../i18n/texts.ts';
import type english from './beacons.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly beacons: typeof english;
  }
}

export const beaconsTexts = defineTexts('beacons', {
  en: () => import('./beacons.en.json'),
  es: () => import('./beacons.es.json'),
});
