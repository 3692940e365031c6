import type { ExportFormat } from '@waypost/contract';

interface FormatFile {
  readonly extension: string;
  readonly mediaType: string;
}

/** The file extension and media type of each format. */
export const FORMAT_FILES: Readonly<Record<ExportFormat, FormatFile>> = {
  geojson: { extension: 'geojson', mediaType: 'application/geo+json' },
  kml: { extension: 'kml', mediaType: 'application/vnd.google-earth.kml+xml' },
  kmz: { extension: 'kmz', mediaType: 'application/vnd.google-earth.kmz' },
  gpx: { extension: 'gpx', mediaType: 'application/gpx+xml' },
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  shapefile: { extension: 'zip', mediaType: 'application/zip' },
  geopackage: { extension: 'gpkg', mediaType: 'application/geopackage+sqlite3' },
  flatgeobuf: { extension: 'fgb', mediaType: 'application/octet-stream' },
};

/** A file name that is valid on every system: the subject and the date. */
export function toExportName(projectName: string, format: ExportFormat, now: Date): string {
  const base = projectName
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${base === '' ? 'features' : base}-${now.toISOString().slice(0, 10)}.${FORMAT_FILES[format].extension}`;
}

/** The headers of a file of features; it is always a download. */
export function toFileHeaders(fileName: string, format: ExportFormat): Record<string, string> {
  return {
    'content-type': FORMAT_FILES[format].mediaType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  };
}
