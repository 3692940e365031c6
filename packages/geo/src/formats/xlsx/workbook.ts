import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';
import type { FeatureCollector } from '../outcome/feature-collector.ts';
import { attributeOf, listChildren, readXml, type XmlHandler, type XmlNode } from '../xml/xml-reader.ts';
import { listArchive, readZipEntry, type ZipEntry } from '../zip/zip-directory.ts';
import { type CellFormat, toCellFormat } from './cell-dates.ts';

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly entry: ZipEntry;
}

/** A workbook: its sheets and the parts that they share. */
export interface Workbook {
  readonly sheets: readonly Sheet[];
  readonly sharedTexts: readonly string[];
  /** How numbers are displayed, by style index. */
  readonly formats: readonly CellFormat[];
  /** Whether the workbook uses the 1904 date system. */
  readonly is1904: boolean;
  /** Reads an entry as XML; the limit of bytes applies to all entries together. */
  read(entry: ZipEntry, handler: XmlHandler): Promise<void>;
}

const MAX_SHEETS = 1_000;
const WORKBOOK = 'xl/workbook.xml';

/** The relationship id, `r:id` under any prefix. */
function findId({ attributes }: XmlNode): string {
  const at = attributes.findIndex((name, index) => index % 2 === 0 && /^[^:]+:id$/.test(name));
  return at < 0 ? '' : (attributes[at + 1] ?? '');
}

/** A handler that takes whole elements by name. */
export function takeElements(
  names: readonly string[],
  take: (node: XmlNode) => void,
  keeps: XmlHandler['keeps'] = () => true,
): XmlHandler {
  return {
    captures: (name) => names.includes(name),
    keeps,
    open: () => undefined,
    close: () => undefined,
    element: take,
  };
}

/** Control characters are escaped by their code: `_x000D_`. */
const toPlain = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The text of all runs; phonetic hints are ignored. */
export function toRunText(node: XmlNode): string {
  return listChildren(node)
    .map((child) => (child.name === 't' ? toPlain(child.text) : child.name === 'r' ? toRunText(child) : ''))
    .join('');
}

/** The path of a relationship target, absolute or relative to the workbook. */
function toPath(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

async function readSheets(
  entries: ReadonlyMap<string, ZipEntry>,
  read: Workbook['read'],
): Promise<{ sheets: Sheet[]; is1904: boolean }> {
  const targets = new Map<string, string>();
  const relations = entries.get('xl/_rels/workbook.xml.rels');
  if (relations !== undefined) {
    const take = (node: XmlNode) =>
      void targets.set(attributeOf(node, 'Id') ?? '', toPath(attributeOf(node, 'Target') ?? ''));
    await read(relations, takeElements(['Relationship'], take));
  }
  const sheets: Sheet[] = [];
  let is1904 = false;
  const take = (node: XmlNode) => {
    if (node.name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributeOf(node, 'date1904') ?? '');
    const entry = node.name === 'sheet' ? entries.get(targets.get(findId(node)) ?? '') : undefined;
    if (entry !== undefined && sheets.length < MAX_SHEETS) {
      sheets.push({ name: attributeOf(node, 'name') ?? '', entry });
    }
  };
  const workbook = entries.get(WORKBOOK);
  if (workbook !== undefined) await read(workbook, takeElements(['workbookPr', 'sheet'], take));
  return { sheets, is1904 };
}

async function readSharedTexts(
  entry: ZipEntry | undefined,
  read: Workbook['read'],
  { fileName, limits }: DecodeContext,
): Promise<string[]> {
  const texts: string[] = [];
  if (entry === undefined) return texts;
  const take = (node: XmlNode) => {
    texts.push(toRunText(node));
    if (texts.length > limits.maxVertices) {
      throw new DecodeFault('size_limit', `${fileName} has more cells than can be kept.`);
    }
  };
  await read(
    entry,
    takeElements(['si'], take, (name) => name === 't' || name === 'r'),
  );
  return texts;
}

async function readFormats(entry: ZipEntry | undefined, read: Workbook['read']): Promise<CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  if (entry === undefined) return formats;
  const take = (node: XmlNode) => {
    const numberOf = (element: XmlNode) => Number(attributeOf(element, 'numFmtId') ?? 0);
    if (node.name === 'numFmt') codes.set(numberOf(node), attributeOf(node, 'formatCode') ?? '');
    else
      for (const style of listChildren(node))
        formats.push(toCellFormat(numberOf(style), codes.get(numberOf(style))));
  };
  await read(entry, takeElements(['numFmt', 'cellXfs'], take));
  return formats;
}

/**
 * Opens a workbook: reads its list of sheets and their shared parts, not the sheets themselves.
 * @throws DecodeFault `bad_archive` if it is not a workbook, or a limit is exceeded.
 */
export async function openWorkbook(
  file: { name: string; bytes: Uint8Array },
  context: DecodeContext,
  collector: FeatureCollector,
): Promise<Workbook> {
  const entries = new Map(listArchive(file, 'zip', context).map((entry) => [entry.name, entry]));
  let room = context.limits.maxInflatedBytes;
  const read: Workbook['read'] = async (entry, handler) => {
    const own = { ...context, limits: { ...context.limits, maxInflatedBytes: room } };
    room = Math.max(0, room - entry.size);
    await readXml(readZipEntry(file.bytes, entry, own), handler, own, collector);
  };
  if (!entries.has(WORKBOOK)) throw new DecodeFault('bad_archive', `${file.name} holds no workbook.`);
  const { sheets, is1904 } = await readSheets(entries, read);
  return {
    sheets,
    is1904,
    sharedTexts: await readSharedTexts(entries.get('xl/sharedStrings.xml'), read, context),
    formats: await readFormats(entries.get('xl/styles.xml'), read),
    read,
  };
}
