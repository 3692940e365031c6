import type english from './api-errors.en.json';
import { defineTexts } from './texts.ts';

declare module './texts.ts' {
  interface Sections {
    readonly apiErrors: typeof english;
  }
}

/** What the API refuses, by the code of its answer. The few that any first screen may show are in `errors`. */
export const apiErrorsTexts = defineTexts('apiErrors', {
  en: () => import('./api-errors.en.json'),
  es: () => import('./api-errors.es.json'),
});
