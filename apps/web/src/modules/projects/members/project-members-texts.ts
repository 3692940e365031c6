import { defineTexts } from '../../../i18n/texts.ts';
import type english from './project-members.en.json';

declare module '../../../i18n/texts.ts' {
  interface Sections {
    readonly projectMembers: typeof english;
  }
}

export const projectMembersTexts = defineTexts('projectMembers', {
  en: () => import('./project-members.en.json'),
  es: () => import('./project-members.es.json'),
});
