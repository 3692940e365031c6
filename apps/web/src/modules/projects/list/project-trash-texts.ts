import { defineTexts } from '../../../i18n/texts.ts';
import type english from './project-trash.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly projectTrash: typeof english;
  }
}

export const projectTrashTexts = defineTexts('projectTrash', {
  en: () => import('./project-trash.en.json'),
  es: () => import('./project-trash.es.json'),
});
