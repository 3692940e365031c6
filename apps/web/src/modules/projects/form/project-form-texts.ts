import { defineTexts } from '../../../i18n/texts.ts';
import type english from './project-form.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly projectForm: typeof english;
  }
}

export const projectFormTexts = defineTexts('projectForm', {
  en: () => import('./project-form.en.json'),
  es: () => import('./project-form.es.json'),
});
