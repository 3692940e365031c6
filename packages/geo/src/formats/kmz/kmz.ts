import { readKml } from '../kml/kml.ts';
import { DecodeFault, settleDecode, toContext } from '../outcome/decode-fault.ts';
import type { Decoded, DecodeLimits, FeatureTaker } from '../outcome/decoded.ts';
import { createFeatureCollector } from '../outcome/feature-collector.ts';
import { listArchive, readZipEntry, type ZipEntry } from '../zip/zip-directory.ts';
import { isPicture, readKmzPictures } from './kmz-pictures.ts';

function isKml(entry: ZipEntry): boolean {
  return /\.kml$/i.test(entry.name) && !entry.name.startsWith('__MACOSX/');
}

/** The document of an archive: `doc.kml` at its root, else the first KML file nearest the root. */
function findMainKml(entries: readonly ZipEntry[]): ZipEntry | null {
  const documents = entries.filter(isKml);
  const root = documents.find((entry) => entry.name.toLowerCase() === 'doc.kml');
  if (root) return root;
  const depthOf = (entry: ZipEntry) => entry.name.split('/').length;
  const least = Math.min(...documents.map(depthOf));
  return documents.find((entry) => depthOf(entry) === least) ?? null;
}

/**
 * Decodes the main KML document of a KMZ archive with the pictures that its descriptions show; other entries (icons,
 * further documents) are named in the report. Bytes are counted while inflating, so an archive cannot grow past the limit.
 */
export function decodeKmz(
  file: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
  taker?: FeatureTaker,
): Promise<Decoded> {
  const context = toContext(file.name, limits, taker);
  return settleDecode(async () => {
    const entries = listArchive(file, 'KMZ', context);
    const main = findMainKml(entries);
    if (!main) throw new DecodeFault('bad_archive', `${file.name} holds no KML document.`);
    const collector = createFeatureCollector(context);
    for (const entry of entries) {
      const isOther = entry !== main && !entry.name.endsWith('/') && !isPicture(entry);
      if (isOther) collector.leave('archive_entry', entry.name);
    }
    const folder = main.name.slice(0, main.name.lastIndexOf('/') + 1);
    const pictures = await readKmzPictures(file.bytes, entries.filter(isPicture), folder, context);
    const document = readZipEntry(file.bytes, main, context);
    return readKml(document, context, collector, { format: 'kmz', pictures });
  });
}
