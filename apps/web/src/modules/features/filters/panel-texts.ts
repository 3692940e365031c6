import { defineTexts } from '../../../i18n/texts.ts';
import type english from './panel.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly panel: typeof english;
  }
}

export const panelTexts = defineTexts('panel', {
  en: () => import('./panel.en.json'),
  es: () => import('./panel.es.json'),
});
