/** Readable formats by file extension; `zip` for a shapefile with its side files, `shp` for one alone. */
const ACCEPTED_EXTENSIONS = [
  ...['kml', 'kmz', 'gpx', 'fit', 'tcx'],
  ...['geojson', 'json', 'geojsonl', 'geojsons', 'geojsonseq', 'ndgeojson', 'ndjson', 'jsonl'],
  ...['csv', 'tsv', 'xlsx', 'xlsm', 'fgb', 'gpkg', 'zip', 'shp'],
  ...['jpg', 'jpeg', 'png', 'heic', 'heif', 'avif', 'webp'],
];
/** The `accept` attribute of file inputs. */
export const ACCEPT = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',');
export const MAX_FILES = 30;
/** Reading needs a multiple of the file's size, so larger ones would exceed the browser's memory. */
export const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** The part of a file that is checked before it is read. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** The accepted files, and why the others are not. */
export interface FileCheck<F extends NamedFile> {
  readonly accepted: readonly F[];
  readonly unsupported: readonly F[];
  readonly tooLarge: readonly F[];
  /** More than 30 including those on the list: none is accepted, since which 30 is the person's choice. */
  readonly isTooMany: boolean;
}

function hasAcceptedExtension(name: string): boolean {
  const lower = name.toLowerCase();
  return ACCEPTED_EXTENSIONS.some((extension) => lower.endsWith(`.${extension}`));
}

/** Checks which files can be imported. `listed`: how many are on the list already. */
export function checkFiles<F extends NamedFile>(files: readonly F[], listed = 0): FileCheck<F> {
  if (files.length + listed > MAX_FILES)
    return { accepted: [], unsupported: [], tooLarge: [], isTooMany: true };
  const supported = files.filter((file) => hasAcceptedExtension(file.name));
  return {
    accepted: supported.filter((file) => file.size <= MAX_FILE_BYTES),
    unsupported: files.filter((file) => !hasAcceptedExtension(file.name)),
    tooLarge: supported.filter((file) => file.size > MAX_FILE_BYTES),
    isTooMany: false,
  };
}
