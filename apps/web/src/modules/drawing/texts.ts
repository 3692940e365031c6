import { loadTexts } from '../../i18n/i18n.ts';

/** The words of drawing come with it: who does not draw does not load them. */
export function loadDrawingTexts(): Promise<void> {
  return loadTexts('drawing', {
    en: () => import('../../i18n/drawing.en.json'),
    es: () => import('../../i18n/drawing.es.json'),
  });
}
