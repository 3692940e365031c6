import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ERRORS } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import apiErrors from './api-errors.en.json';
import mainEn from './en.json';
import mainEs from './es.json';

const SRC = join(import.meta.dirname, '..');
/** Text files of sections, beside the code that shows them: `modules/tags/tags.en.json` in `src`. */
const sectionFiles = (language: 'en' | 'es') =>
  globSync(`**/*.${language}.json`, { cwd: SRC }).map((file) => file.replaceAll('\\', '/'));
const toSection = (file: string) =>
  basename(file)
    .replace(/\.(en|es)\.json$/, '')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The texts of a language, including every section. */
function readAll(main: object, language: 'en' | 'es'): Tree {
  const sections = sectionFiles(language).map((file) => [
    toSection(file),
    JSON.parse(readFileSync(join(SRC, file), 'utf8')) as Tree,
  ]);
  return { ...main, ...Object.fromEntries(sections) };
}

const en = readAll(mainEn, 'en');
const es = readAll(mainEs, 'es');

type Tree = { readonly [key: string]: string | Tree };

function toLeaves(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : toLeaves(value, `${prefix}${key}.`),
  );
}

/** Spanish has one plural form more than English (`many`); the text without its form must agree. */
const toBase = (key: string) => key.replace(/_(zero|one|many|other)$/, '');
const basesOf = (tree: Tree) => [...new Set(toLeaves(tree).map(([key]) => toBase(key)))].sort();
const placeholdersOf = (text: string) => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort();

describe('texts', () => {
  it('are found beside the code, with one name per section', () => {
    const sections = sectionFiles('en').map(toSection);
    expect(sections.length).toBeGreaterThan(20);
    expect(new Set([...Object.keys(mainEn), ...sections]).size).toBe(
      Object.keys(mainEn).length + sections.length,
    );
  });

  it.each(sectionFiles('en'))('of %s are declared beside it and exist in Spanish', (file) => {
    const stem = join(SRC, file.replace(/\.en\.json$/, ''));
    expect(existsSync(`${stem}.es.json`), `write ${basename(stem)}.es.json beside ${file}`).toBe(true);
    const declaration = existsSync(`${stem}-texts.ts`) ? readFileSync(`${stem}-texts.ts`, 'utf8') : '';
    const name = toSection(file);
    expect(declaration, `write ${basename(stem)}-texts.ts beside ${file}, after tags-texts.ts`).toContain(
      `export const ${name}Texts = defineTexts('${name}'`,
    );
  });

  it('call a feature so, and only a written report a report', () => {
    const found = (tree: Tree, word: RegExp) =>
      toLeaves(tree).flatMap(([key, text]) => (word.test(text) ? [key] : []));
    // The messages of the specification stay to the letter.
    const given = [
      'apiErrors.feature_not_found',
      'features.cannotFetchOne',
      'features.noPermission',
      'features.notFound',
      'report.deleteText',
      'layers.reportsCount',
      'drawing.templatesFailed',
      'panel.templatesFailed',
      'forms.fetchFailed',
      'forms.createFailed',
      'forms.updateFailed',
      'forms.deleteFailed',
    ];
    const written = [
      'audit.actions.report.shared',
      'audit.actions.report.unshared',
      'audit.kinds.report',
      'audit.kinds.model_key',
      'audit.actions.model_key.set',
      'apiErrors.ai_report_not_found',
      'apiErrors.model_unusable',
      'apiErrors.report_schedule_not_found',
      'apiErrors.too_many_report_schedules',
      'jobs.kinds.ai-report',
      'layers.tabs.reports',
      'shell.reportsTab',
    ];
    const isOfReports = (key: string) => /^(?:aiReports|modelKey)\./.test(key);
    const elsewhere = (tree: Tree, word: RegExp) => found(tree, word).filter((key) => !isOfReports(key));
    expect(elsewhere(en, /\breports?\b/i).sort()).toEqual([...given, ...written].sort());
    expect(found(es, /\breportes?\b/i)).toEqual([]);
    expect(elsewhere(es, /\binformes?\b/i).sort()).toEqual(written.toSorted());
  });

  it('have the same keys in English and Spanish', () => {
    expect(basesOf(es)).toEqual(basesOf(en));
  });

  it('have every plural form of their language', () => {
    for (const [language, tree] of Object.entries({ en, es })) {
      const keys = new Set(toLeaves(tree).map(([key]) => key));
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const plurals = [...keys].filter((key) => /_(one|many|other)$/.test(key)).map(toBase);
      for (const base of plurals) {
        for (const category of categories)
          expect(keys, `${language}: ${base}`).toContain(`${base}_${category}`);
      }
    }
  });

  it('say “tú” in Spanish, never “usted”', () => {
    const formal =
      /(^|[^\p{L}])(usted(es)?|haga|empiece|elija|escriba|arrastre|suelte|mueva|seleccione|busque|pulse|vuelva|compruebe|recargue|dibuje|intente|no tiene (permiso|acceso))(?!\p{L})/iu;
    expect(toLeaves(es).filter(([, text]) => formal.test(text))).toEqual([]);
  });

  it('have the same placeholders and are not empty', () => {
    const spanish = new Map(toLeaves(es));
    for (const [key, text] of toLeaves(en)) {
      expect(text.trim(), key).not.toBe('');
      const other = spanish.get(key);
      if (other !== undefined) expect(placeholdersOf(other), key).toEqual(placeholdersOf(text));
    }
  });

  it('cover every error code of the contract', () => {
    const texts = [...Object.keys(mainEn.errors), ...Object.keys(apiErrors)];
    expect(texts).toEqual(expect.arrayContaining(Object.keys(ERRORS)));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
