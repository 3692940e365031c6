import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import mainEn from './en.json';
import mainEs from './es.json';

/** The texts of a language with those of every section, which come with the code that shows them. */
function readAll(main: object, language: 'en' | 'es'): Tree {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(`.${language}.json`));
  const sections = files.map((file) => [
    file.replace(`.${language}.json`, '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Tree,
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

/** Spanish has a plural form more than English (`many`); what must agree is the text it is a form of. */
const toBase = (key: string) => key.replace(/_(zero|one|many|other)$/, '');
const basesOf = (tree: Tree) => [...new Set(toLeaves(tree).map(([key]) => toBase(key)))].sort();
const placeholdersOf = (text: string) => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort();

describe('texts', () => {
  it('have the same keys in English and Spanish', () => {
    expect(basesOf(es)).toEqual(basesOf(en));
  });

  it('have every plural form their language needs', () => {
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

  it('use the same placeholders and leave none empty', () => {
    const spanish = new Map(toLeaves(es));
    for (const [key, text] of toLeaves(en)) {
      expect(text.trim(), key).not.toBe('');
      const other = spanish.get(key);
      if (other !== undefined) expect(placeholdersOf(other), key).toEqual(placeholdersOf(text));
    }
  });

  it('say something for every error code of the contract', () => {
    expect(Object.keys(mainEn.errors)).toEqual(expect.arrayContaining(Object.keys(ERRORS)));
  });
});
