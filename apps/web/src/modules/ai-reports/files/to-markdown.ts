import type { ReportDocument } from './to-document.ts';

/** Text that means nothing to Markdown, on one line. */
const toPlain = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);
const toMarks = (facts: readonly string[]) => `[${facts.join(', ')}]`.replaceAll(/[[\]]/g, String.raw`\$&`);
const toRow = (cells: readonly string[]) => `| ${cells.map(toPlain).join(' | ')} |`;

/** A report as Markdown, with the numbers of its facts behind each sentence and the facts as a table. */
export function toMarkdown({ title, about, sections, factsTitle, columns, rows }: ReportDocument): string {
  const parts = sections.map(({ title: heading, sentences, isList }) => {
    const said = sentences.map(({ text, facts }) => `${toPlain(text)} ${toMarks(facts)}`);
    return `## ${toPlain(heading)}\n\n${isList ? said.map((one) => `- ${one}`).join('\n') : said.join(' ')}`;
  });
  const table = [toRow(columns), toRow(columns.map(() => '-')), ...rows.map(toRow)].join('\n');
  return [`# ${toPlain(title)}`, toPlain(about), ...parts, `## ${toPlain(factsTitle)}`, table]
    .join('\n\n')
    .concat('\n');
}
