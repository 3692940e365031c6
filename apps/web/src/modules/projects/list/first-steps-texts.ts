import { defineTexts } from '../../../i18n/texts.ts';
import type english from './first-steps.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly firstSteps: typeof english;
  }
}

export const firstStepsTexts = defineTexts('firstSteps', {
  en: () => import('./first-steps.en.json'),
  es: () => import('./first-steps.es.json'),
});
