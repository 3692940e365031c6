import { defineTexts } from '../../i18n/texts.ts';
import type english from './jobs.en.json';

declare module '../../i18n/texts.ts' {
  interface Sections {
    readonly jobs: typeof english;
  }
}

export const jobsTexts = defineTexts('jobs', {
  en: () => import('./jobs.en.json'),
  es: () => import('./jobs.es.json'),
});
