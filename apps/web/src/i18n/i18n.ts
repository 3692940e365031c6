import { createInstance, type FormatterModule } from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import {
  getPreferences,
  type Language,
  subscribePreferences,
  usePreferences,
} from '../ui/theme/preferences.ts';
import en from './en.json';
import type { Sections, SectionTexts } from './texts.ts';
import { toNumberText } from './to-number-text.ts';

type PluralSuffix = '_zero' | '_one' | '_other' | '_many';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;
type LeafKeys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : LeafKeys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The keys of all texts, dotted; plural forms share the key without their suffix and take `count`. */
export type MessageKey = LeafKeys<typeof en & Sections>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const i18n = createInstance();
const listeners = new Set<() => void>();
let version = 0;

const sections = new Map<string, SectionTexts>();

/** Loads the preferred language and follows its changes. Await it before the first render. */
export async function startI18n(): Promise<void> {
  await i18n.use(FORMATTER).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  await applyLanguage();
  subscribePreferences(() => void applyLanguage());
}

/** Values of texts: every number has the separators of the language. */
const FORMATTER: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = 'en') =>
    typeof value === 'number' ? toNumberText(value, language) : String(value),
};

async function applyLanguage(): Promise<void> {
  const { language } = getPreferences();
  if (language === i18n.language && version > 0) return;
  if (language === 'es' && !i18n.hasResourceBundle('es', 'translation')) {
    const spanish = await import('./es.json');
    i18n.addResourceBundle('es', 'translation', spanish.default);
  }
  await Promise.all([...sections.values()].map((section) => addSection(section, language)));
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  version += 1;
  for (const listener of listeners) listener();
}

async function addSection({ name, load }: SectionTexts, language: Language): Promise<void> {
  if (i18n.getResource(language, 'translation', name) !== undefined) return;
  const { default: texts } = await load[language]();
  i18n.addResourceBundle(language, 'translation', { [name]: texts }, true);
}

/** Loads the texts of a section, in the current language and in each one chosen later. */
export async function loadTexts(section: SectionTexts): Promise<void> {
  sections.set(section.name, section);
  await addSection(section, getPreferences().language);
}

/** Whether a text is loaded: those of a section come after the start. */
export const hasText = (key: string): key is MessageKey => i18n.exists(key);

/** Translates a key outside React. */
export const translate: Translate = (key, values) => i18n.t(key, { ...values });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The translating function; its identity changes with the language, so effects and memos follow it. */
export function useTranslate(): Translate {
  const shown = useSyncExternalStore(subscribe, () => version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must give a new function
  return useCallback<Translate>((key, values) => translate(key, values), [shown]);
}

/** The locale for `Intl`: numbers, dates, sorting. */
export function useLocale(): string {
  return usePreferences().language;
}
