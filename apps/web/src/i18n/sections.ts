import { loadTexts } from './i18n.ts';

/** Parts of the product whose words come with their code: who does not go there does not load them. */
const SECTIONS = {
  administration: {
    en: () => import('./administration.en.json'),
    es: () => import('./administration.es.json'),
  },
  apiKeys: { en: () => import('./api-keys.en.json'), es: () => import('./api-keys.es.json') },
  audit: { en: () => import('./audit.en.json'), es: () => import('./audit.es.json') },
  billing: { en: () => import('./billing.en.json'), es: () => import('./billing.es.json') },
  bulkEdit: { en: () => import('./bulk-edit.en.json'), es: () => import('./bulk-edit.es.json') },
  colors: { en: () => import('./colors.en.json'), es: () => import('./colors.es.json') },
  drawing: { en: () => import('./drawing.en.json'), es: () => import('./drawing.es.json') },
  exports: { en: () => import('./exports.en.json'), es: () => import('./exports.es.json') },
  fileWarnings: {
    en: () => import('./file-warnings.en.json'),
    es: () => import('./file-warnings.es.json'),
  },
  fileViewer: { en: () => import('./file-viewer.en.json'), es: () => import('./file-viewer.es.json') },
  forms: { en: () => import('./forms.en.json'), es: () => import('./forms.es.json') },
  joining: { en: () => import('./joining.en.json'), es: () => import('./joining.es.json') },
  ogc: { en: () => import('./ogc.en.json'), es: () => import('./ogc.es.json') },
  projectForm: { en: () => import('./project-form.en.json'), es: () => import('./project-form.es.json') },
  projectMembers: {
    en: () => import('./project-members.en.json'),
    es: () => import('./project-members.es.json'),
  },
  reports: { en: () => import('./reports.en.json'), es: () => import('./reports.es.json') },
  report: { en: () => import('./report.en.json'), es: () => import('./report.es.json') },
  pairing: { en: () => import('./pairing.en.json'), es: () => import('./pairing.es.json') },
  photoPlacing: { en: () => import('./photo-placing.en.json'), es: () => import('./photo-placing.es.json') },
  panel: { en: () => import('./panel.en.json'), es: () => import('./panel.es.json') },
  uploads: { en: () => import('./uploads.en.json'), es: () => import('./uploads.es.json') },
  tags: { en: () => import('./tags.en.json'), es: () => import('./tags.es.json') },
} as const;

export type TextSection = keyof typeof SECTIONS;

/** Brings code together with the words it needs; await it before the first render of that code. */
export async function withTexts<T>(code: Promise<T>, ...sections: readonly TextSection[]): Promise<T> {
  const [loaded] = await Promise.all([code, ...sections.map((name) => loadTexts(name, SECTIONS[name]))]);
  return loaded;
}
