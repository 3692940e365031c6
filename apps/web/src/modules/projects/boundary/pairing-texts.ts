import { defineTexts } from '../../../i18n/texts.ts';
import type english from './pairing.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly pairing: typeof english;
  }
}

export const pairingTexts = defineTexts('pairing', {
  en: () => import('./pairing.en.json'),
  es: () => import('./pairing.es.json'),
});
