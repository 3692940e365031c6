import { strToU8, zipSync } from 'fflate';

/** A cell: text, number, boolean, a number with a style, or raw XML. */
export type FixtureCell =
  | string
  | number
  | boolean
  | null
  | { value: number; style: number }
  | { xml: string };

/** The styles of a fixture: 1 date, 2 date and time, 3 time, 4 a decimal number, 5 a date with a custom format. */
const STYLES = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="1"><numFmt numFmtId="164" formatCode="[$-40A]d&quot; de &quot;mmmm\\ yyyy"/></numFmts>
<cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="21"/><xf numFmtId="2"/><xf numFmtId="164"/></cellXfs>
</styleSheet>`;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const toLetters = (index: number): string =>
  (index >= 26 ? toLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** The parts of a workbook by path, with shared strings as spreadsheet programs write them. */
export function toXlsxParts(
  sheets: Readonly<Record<string, readonly (readonly FixtureCell[])[]>>,
  { is1904 = false }: { is1904?: boolean } = {},
): Record<string, Uint8Array> {
  const texts: string[] = [];
  const toCell = (cell: FixtureCell, at: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
    if ('xml' in cell) return cell.xml.replace('<c', `<c r="${at}"`);
    return `<c r="${at}" s="${cell.style}"><v>${cell.value}</v></c>`;
  };
  const names = Object.keys(sheets);
  const bodies = Object.values(sheets).map((rows) =>
    rows
      .map((cells, row) => {
        const inner = cells.map((cell, column) => toCell(cell, `${toLetters(column)}${row + 1}`)).join('');
        return cells.length === 0 ? '' : `<row r="${row + 1}">${inner}</row>`;
      })
      .join(''),
  );
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names
      .map(
        (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map((_name, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst ${main}>${texts.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('')}</sst>`,
  };
  for (const [index, body] of bodies.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet ${main}><sheetData>${body}</sheetData></worksheet>`;
  }
  return Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]));
}

/** The bytes of a workbook. */
export function makeXlsx(...args: Parameters<typeof toXlsxParts>): Uint8Array {
  return zipSync(toXlsxParts(...args), { mtime: new Date('2026-03-01T00:00:00Z') });
}

/** The content of `fixtures/stations.xlsx`: a title above the header, dates, WKT, and a sheet without coordinates. */
export function makeStations(): Uint8Array {
  return makeXlsx({
    Estaciones: [
      ['Estaciones de la bahía'],
      [],
      ['Nombre', 'Latitud', 'Longitud', 'Fecha', 'Hora', 'Profundidad', 'Código', 'Activa', 'Visita'],
      [
        'Estero Sur',
        24.142300000000002,
        -110.31,
        { value: 46082, style: 1 },
        { value: 0.29166666666666669, style: 3 },
        { value: 12.5, style: 4 },
        '007',
        true,
        { value: 46085.5, style: 5 },
      ],
      ['Punta <Norte>', '24,2', '-110,4', { value: 46083, style: 1 }, null, 3, '012', false, null],
      ['Sin lugar', null, null, null, null, 1, null, null, null],
      [
        { xml: '<c t="str"><f>A4&amp;"!"</f><v>Estero Sur!</v></c>' },
        { xml: '<c><f>B4+1</f><v>25.1423</v></c>' },
        { xml: '<c><f>C4</f><v>-110.31</v></c>' },
        null,
        null,
        { xml: '<c><f>F4*2</f></c>' },
        { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' },
      ],
    ],
    Zonas: [
      ['wkt', 'title', 'depth'],
      ['POLYGON ((0 0, 1 0, 1 1, 0 0))', 'Reserva', 5],
      [
        {
          xml: '<c t="inlineStr"><is><r><t>LINESTRING </t></r><r><t>(0 0, 1 1)</t></r><rPh><t>no</t></rPh></is></c>',
        },
        'Senda',
        'deep',
      ],
    ],
    Notas: [
      ['Autor', 'Texto'],
      ['Ana', 'Nada'],
    ],
  });
}
