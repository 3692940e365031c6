import { saveFile } from '../../features/index.ts';
import type { ReportDocument } from './to-document.ts';
import { toDocx } from './to-docx.ts';
import { toMarkdown } from './to-markdown.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Characters that no system has in the name of a file. */
const toFileName = (title: string) =>
  title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80);

export function saveAsMarkdown(report: ReportDocument): void {
  saveFile(`${toFileName(report.title)}.md`, toMarkdown(report), 'text/markdown');
}

export function saveAsDocx(report: ReportDocument): void {
  saveFile(`${toFileName(report.title)}.docx`, toDocx(report), DOCX);
}
