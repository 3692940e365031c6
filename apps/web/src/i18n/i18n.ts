import { createInstance } from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import {
  getPreferences,
  type Language,
  subscribePreferences,
  usePreferences,
} from '../ui/theme/preferences.ts';
import type administration from './administration.en.json';
import type apiKeys from './api-keys.en.json';
import type audit from './audit.en.json';
import type billing from './billing.en.json';
import type bulkEdit from './bulk-edit.en.json';
import type colors from './colors.en.json';
import type drawing from './drawing.en.json';
import en from './en.json';
import type exportTexts from './exports.en.json';
import type fileViewer from './file-viewer.en.json';
import type fileWarnings from './file-warnings.en.json';
import type forms from './forms.en.json';
import type joining from './joining.en.json';
import type ogc from './ogc.en.json';
import type pairing from './pairing.en.json';
import type panel from './panel.en.json';
import type photoPlacing from './photo-placing.en.json';
import type projectForm from './project-form.en.json';
import type projectMembers from './project-members.en.json';
import type report from './report.en.json';
import type reports from './reports.en.json';
import type tags from './tags.en.json';
import type uploads from './uploads.en.json';

type PluralSuffix = '_zero' | '_one' | '_other' | '_many';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;
type LeafKeys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : LeafKeys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every text there is, by its dotted key; plural forms go by their common name and `count`. */
export type MessageKey = LeafKeys<
  typeof en & {
    administration: typeof administration;
    apiKeys: typeof apiKeys;
    audit: typeof audit;
    billing: typeof billing;
    bulkEdit: typeof bulkEdit;
    colors: typeof colors;
    drawing: typeof drawing;
    exports: typeof exportTexts;
    fileViewer: typeof fileViewer;
    fileWarnings: typeof fileWarnings;
    forms: typeof forms;
    joining: typeof joining;
    ogc: typeof ogc;
    projectForm: typeof projectForm;
    projectMembers: typeof projectMembers;
    report: typeof report;
    reports: typeof reports;
    pairing: typeof pairing;
    photoPlacing: typeof photoPlacing;
    panel: typeof panel;
    tags: typeof tags;
    uploads: typeof uploads;
  }
>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const i18n = createInstance();
const listeners = new Set<() => void>();
let version = 0;

/** Texts of one part of the product that come with its code. */
type SectionTexts = Readonly<Record<Language, () => Promise<{ readonly default: object }>>>;
const sections = new Map<string, SectionTexts>();

/** Loads the language of the preferences and follows their changes. Await it before the first render. */
export async function startI18n(): Promise<void> {
  await i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  });
  await applyLanguage();
  subscribePreferences(() => void applyLanguage());
}

async function applyLanguage(): Promise<void> {
  const { language } = getPreferences();
  if (language === i18n.language && version > 0) return;
  if (language === 'es' && !i18n.hasResourceBundle('es', 'translation')) {
    const spanish = await import('./es.json');
    i18n.addResourceBundle('es', 'translation', spanish.default);
  }
  await Promise.all([...sections.keys()].map((name) => addSection(name, language)));
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  version += 1;
  for (const listener of listeners) listener();
}

async function addSection(name: string, language: Language): Promise<void> {
  const texts = sections.get(name);
  if (texts === undefined || i18n.getResource(language, 'translation', name) !== undefined) return;
  const { default: section } = await texts[language]();
  i18n.addResourceBundle(language, 'translation', { [name]: section }, true);
}

/** Loads the texts of a part of the product, in the language of the moment and then in each chosen later. */
export async function loadTexts(name: string, texts: SectionTexts): Promise<void> {
  sections.set(name, texts);
  await addSection(name, getPreferences().language);
}

/** The text of a key in the language of the moment, outside React. */
export const translate: Translate = (key, values) => i18n.t(key, { ...values });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The translating function; it changes identity with the language, so effects and memos follow it. */
export function useTranslate(): Translate {
  const shown = useSyncExternalStore(subscribe, () => version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must give a new function
  return useCallback<Translate>((key, values) => translate(key, values), [shown]);
}

/** The locale for `Intl`: numbers, dates, sorting. */
export function useLocale(): string {
  return usePreferences().language;
}
