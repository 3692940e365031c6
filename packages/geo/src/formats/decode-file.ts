import { isBlankFile, toEmpty } from './blank-file.ts';
import { decodeCsv } from './csv/csv.ts';
import { decodeFit } from './fit/fit.ts';
import { decodeFlatgeobuf } from './flatgeobuf/flatgeobuf.ts';
import { decodeGeojson } from './geojson/geojson.ts';
import { decodeGeojsonSeq } from './geojson-seq/geojson-seq.ts';
import { decodeGeopackage } from './geopackage/geopackage.ts';
import { decodeGpx } from './gpx/gpx.ts';
import { decodeKml } from './kml/kml.ts';
import { decodeKmz } from './kmz/kmz.ts';
import type { Decoded, DecodeLimits } from './outcome/decoded.ts';
import { decodePhoto } from './photo/photo.ts';
import { decodeShapefile } from './shapefile/shapefile.ts';
import { sniffFormat } from './sniff-format.ts';
import { decodeTcx } from './tcx/tcx.ts';
import { decodeXlsx } from './xlsx/xlsx.ts';

/**
 * Decodes a KML, KMZ, GeoJSON, GPX, FIT, CSV, FlatGeobuf, photograph or zipped shapefile into features with a report of what became
 * of everything in it.
 * Never rejects for what stands in the file: a bad file is `ok: false` with a sentence that names it.
 */
export async function decodeFile(
  file: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const { name, bytes } = file;
  const read = async (from: number, to: number) => bytes.subarray(from, to);
  if (await isBlankFile({ size: bytes.length, read })) return toEmpty(name);
  switch (sniffFormat(bytes, name)) {
    case 'kml':
      return decodeKml({ name, source: bytes }, limits);
    case 'kmz':
      return decodeKmz(file, limits);
    case 'shapefile':
      return decodeShapefile(file, limits);
    case 'gpx':
      return decodeGpx({ name, source: bytes }, limits);
    case 'tcx':
      return decodeTcx({ name, source: bytes }, limits);
    case 'photo':
      return decodePhoto(file, limits);
    case 'csv':
      return decodeCsv(file, limits);
    case 'xlsx':
      return decodeXlsx(file, limits);
    case 'fit':
      return decodeFit(file, limits);
    case 'flatgeobuf':
      return decodeFlatgeobuf(file, limits);
    case 'geopackage':
      return decodeGeopackage(file, limits);
    case 'geojson':
      return decodeGeojson(file, limits);
    case 'geojsonseq':
      return decodeGeojsonSeq({ name, source: bytes }, limits);
    default: {
      const message = `${name} is in a format that cannot be read here.`;
      return { ok: false, reason: 'unsupported_format', message, report: null };
    }
  }
}
