import type { AiReport } from '@waypost/contract';
import { type FactReader, toFactName, toFactValue } from '../page/fact-text.ts';

/** A report as a file has it, whatever its format. */
export interface ReportDocument {
  readonly title: string;
  readonly about: string;
  readonly sections: readonly {
    readonly title: string;
    readonly sentences: readonly { readonly text: string; readonly facts: readonly string[] }[];
    readonly isList: boolean;
  }[];
  readonly factsTitle: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The number by which a fact is known. */
const toNumber = (id: string) => id.slice(1);

/** What a file of a report holds. @param about of what it is, and who wrote it. */
export function toDocument(
  report: AiReport,
  reader: FactReader,
  { title, about }: Pick<ReportDocument, 'title' | 'about'>,
): ReportDocument {
  const { t } = reader;
  return {
    title,
    about,
    sections: report.sections.map((section) => ({
      title: section.title,
      isList: section.kind === 'answers',
      sentences: section.sentences.map(({ text, facts }) => ({ text, facts: facts.map(toNumber) })),
    })),
    factsTitle: t('aiReports.factsTitle'),
    columns: (['number', 'what', 'value', 'rests'] as const).map((column) =>
      t(`aiReports.columns.${column}`),
    ),
    rows: report.facts.map((fact) => [
      toNumber(fact.id),
      toFactName(reader, fact),
      toFactValue(reader, fact),
      t('aiReports.rests', { count: fact.features }),
    ]),
  };
}
