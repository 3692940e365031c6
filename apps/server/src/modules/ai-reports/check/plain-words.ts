import type { ReportLanguage } from '@waypost/contract';
import { claimWordsOf } from './find-claim.ts';

/** Words of reports that claim nothing, and so stand in no list of claims. */
const OTHERS: Readonly<Record<ReportLanguage, readonly string[]>> = {
  en: ['any', 'overlap'],
  es: ['observó', 'observaron', 'parte', 'solapan'],
};

function listWords(language: ReportLanguage): ReadonlySet<string> {
  const { roles, ...claims } = claimWordsOf(language);
  const sets = Object.values(claims).filter((value) => value instanceof Set);
  return new Set(
    [...OTHERS[language], ...sets, ...roles.map(([words]) => words)].flatMap((words) =>
      typeof words === 'string' ? [words] : [...words],
    ),
  );
}

const WORDS: Readonly<Record<ReportLanguage, ReadonlySet<string>>> = {
  en: listWords('en'),
  es: listWords('es'),
};

/**
 * Whether a report may have this word, in lower case, where it means nobody: “rose” where somebody is called Rose. With a
 * capital it is a name, which is found apart.
 */
export const isWordOfReports = (word: string, language: ReportLanguage): boolean => WORDS[language].has(word);
