import type { ExportManifest } from '@waypost/contract';
import type { Translate } from '../../../i18n/i18n.ts';

const OWN_COLUMNS: ReadonlySet<string> = new Set(['description', 'created_origin']);

/** What a file could not represent, one sentence each; empty if nothing was lost. */
export function toManifestLines(t: Translate, manifest: ExportManifest): string[] {
  const left = Object.values(manifest.left).reduce((sum, count) => sum + count, 0);
  // In this format, the product's own columns have short names in every table.
  const isCollected = (name: string) => !name.startsWith('waypost_') && !OWN_COLUMNS.has(name);
  const lines: [count: number, key: Parameters<Translate>[0]][] = [
    [left, 'exports.left'],
    [manifest.photos_left, 'exports.photosLeft'],
    [Object.keys(manifest.renamed).filter(isCollected).length, 'exports.renamed'],
    [manifest.without_column.length, 'exports.withoutColumn'],
    [manifest.cut_texts, 'exports.cutTexts'],
    [manifest.numbers_as_text.length, 'exports.numbersAsText'],
    [manifest.data_omitted, 'exports.dataOmitted'],
    [manifest.zero_altitudes, 'exports.zeroAltitudes'],
    [manifest.photos_omitted, 'exports.photosOmitted'],
    [manifest.files_omitted, 'exports.filesOmitted'],
    [manifest.notes_omitted, 'exports.notesOmitted'],
  ];
  return lines.flatMap(([count, key]) => (count === 0 ? [] : [t(key, { count })]));
}
