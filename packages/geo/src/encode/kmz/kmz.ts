import { encodeZip, type ZipFile } from '../bytes/zip-stream.ts';
import type { EncodeOptions, ExportedFeature, ExportedFile } from '../exported-feature.ts';
import { encodeKml } from '../kml/kml.ts';

/** Streams a KMZ archive: the document, then the files of its features, once each. */
export function encodeKmz(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  const files = new Map<string, ExportedFile>();
  async function* note(): AsyncGenerator<ExportedFeature> {
    for await (const feature of features) {
      for (const file of feature.files ?? []) {
        files.set(file.path, file);
        if (file.original !== undefined) files.set(file.original.path, file.original);
      }
      yield feature;
    }
  }
  async function* entries(): AsyncGenerator<ZipFile> {
    yield { path: 'doc.kml', content: encodeKml(note(), options) };
    for (const { path, open } of files.values()) yield { path, content: open(), isPacked: true };
  }
  return encodeZip(entries());
}
