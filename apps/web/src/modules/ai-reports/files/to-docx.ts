import { strToU8, zipSync } from 'fflate';
import type { ReportDocument } from './to-document.ts';

/** Characters that XML 1.0 does not have are left out. */
const toXml = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const toRun = (text: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${toXml(text)}</w:t></w:r>`;
const toParagraph = (runs: string, style?: string) =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs}</w:p>`;
const SUPERSCRIPT = '<w:vertAlign w:val="superscript"/>';
const toSentence = ({ text, facts }: ReportDocument['sections'][number]['sentences'][number]) =>
  `${toRun(text)}${toRun(facts.join(', '), SUPERSCRIPT)}${toRun(' ')}`;

const BORDER = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="C8CDD6"/>`)
  .join('');
const toCells = (cells: readonly string[], properties = '') =>
  `<w:tr>${cells.map((cell) => `<w:tc>${toParagraph(toRun(cell, properties))}</w:tc>`).join('')}</w:tr>`;

function toBody({ title, about, sections, factsTitle, columns, rows }: ReportDocument): string {
  const parts = sections.map(({ title: heading, sentences, isList }) =>
    [
      toParagraph(toRun(heading), 'Heading2'),
      ...(isList
        ? sentences.map((sentence) => toParagraph(toSentence(sentence)))
        : [toParagraph(sentences.map(toSentence).join(''))]),
    ].join(''),
  );
  const grid = columns.map(() => '<w:gridCol/>').join('');
  const table = `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${BORDER}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${toCells(columns, '<w:b/>')}${rows.map((row) => toCells(row)).join('')}</w:tbl>`;
  return [
    toParagraph(toRun(title), 'Heading1'),
    toParagraph(toRun(about)),
    ...parts,
    toParagraph(toRun(factsTitle), 'Heading2'),
    table,
    // A table needs a paragraph behind it.
    toParagraph(''),
  ].join('');
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const toStyle = (id: string, name: string, halfPoints: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/></w:pPr><w:rPr><w:b/><w:sz w:val="${halfPoints}"/></w:rPr></w:style>`;

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${PART}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'word/styles.xml': `<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80"/></w:pPr></w:pPrDefault></w:docDefaults>${toStyle('Heading1', 'heading 1', 36)}${toStyle('Heading2', 'heading 2', 26)}</w:styles>`,
};

/** A report as a document of Word (Office Open XML, ECMA-376), with its facts as a table. */
export function toDocx(report: ReportDocument): Uint8Array<ArrayBuffer> {
  const document = `<w:document xmlns:w="${WORD}"><w:body>${toBody(report)}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`;
  const parts = { ...PARTS, 'word/document.xml': document };
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(HEAD + xml)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
