/** Formats that can be read, by the file's extension; `zip` for a shapefile with what lies beside it, `shp` for one alone. */
const ACCEPTED_EXTENSIONS = [
  ...['kml', 'kmz', 'gpx', 'fit', 'tcx'],
  ...['geojson', 'json', 'geojsonl', 'geojsons', 'geojsonseq', 'ndgeojson', 'ndjson', 'jsonl'],
  ...['csv', 'tsv', 'xlsx', 'xlsm', 'fgb', 'gpkg', 'zip', 'shp'],
  ...['jpg', 'jpeg', 'png', 'heic', 'heif', 'avif', 'webp'],
];
/** What a picker of files offers. */
export const ACCEPT = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',');
export const MAX_FILES = 30;
/** A bigger file would not fit into the browser's memory several times over, as reading it needs. */
export const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** The part of a file that is looked at before it is read. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Which files go on; of the others, why not. */
export interface FileCheck<F extends NamedFile> {
  readonly accepted: readonly F[];
  readonly unsupported: readonly F[];
  readonly tooLarge: readonly F[];
  /** More than 30 with those on the list: none goes on, because which 30 is the person's to say. */
  readonly isTooMany: boolean;
}

function hasAcceptedExtension(name: string): boolean {
  const lower = name.toLowerCase();
  return ACCEPTED_EXTENSIONS.some((extension) => lower.endsWith(`.${extension}`));
}

/** Sorts out what can be imported. `listed`: how many files wait for their upload already. */
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
