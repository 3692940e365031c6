import { DEFAULT_FEATURE_COLOR, type FeatureCreateInput } from '@waypost/contract';
import type { DataField, DecodedPicture, FeatureGeometry } from '@waypost/geo';
import type { ReadFeature } from '../reading/look-at-outline.ts';
import { type GeometryIssue, listGeometryIssues } from './geometry-issues.ts';

/** What a person should know about a feature before it is uploaded. */
export type ImportIssue =
  | GeometryIssue
  | 'self_intersection'
  | 'missing_name'
  | 'name_short'
  | 'name_long'
  | 'description_long'
  | 'data_cut';

/** `error`: cannot be uploaded. `warning`: can be, changed as the issues say. */
export type ImportStatus = 'valid' | 'warning' | 'error';

/** Fields that a file may carry or not; what it does not carry leaves a feature that is updated as it is. */
export const EDITED_FIELDS = ['name', 'description', 'color', 'shared', 'isStatic'] as const;
export type GivenField = (typeof EDITED_FIELDS)[number];

/** A temporary feature: on the map and in the table, not yet on the server. */
export interface ImportItem {
  /** Stays the same through every try to upload it, so that no try makes a second feature. */
  readonly localUuid: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly geometry: FeatureGeometry;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly shared: boolean;
  /** Static features show whatever the dates are. */
  readonly isStatic: boolean;
  /** The project it was given by hand; null goes where the whole upload goes. */
  readonly projectId: number | null;
  readonly createdOrigin: number | null;
  /**
   * Its data as JSON, '' where it has none. Of very many features a list of objects each would be most of what the page
   * keeps, and what collections of garbage move about.
   */
  readonly dataText: string;
  /** The API takes its data only in part. */
  readonly isDataCut?: boolean;
  /** What the file carries or a person has set here; absent: all of it. */
  readonly given?: readonly GivenField[];
  /** Its place among the features of its file, from 0: the same each time the file is read. */
  readonly sourceIndex?: number;
  /** The photograph that the feature was made of, which goes with it. */
  readonly photo?: File;
  /** Pictures of its file that go with it. */
  readonly pictures?: readonly File[];
  /**
   * Of a track, when each of its positions was recorded, in milliseconds since 1970 UTC, NaN where unknown: photographs can
   * be placed by it. Not uploaded.
   */
  readonly times?: Float64Array;
  /** The outline of the area crosses itself, as the worker found. */
  readonly isCrossing?: boolean;
  readonly status: ImportStatus;
  readonly issues: readonly ImportIssue[];
}

/** What can be changed before the upload. */
export type ImportEdit = Partial<Pick<ImportItem, GivenField | 'geometry'>>;

/** Limits of the API. */
const LIMITS = {
  name: 255,
  shortestName: 2,
  description: 255,
  dataEntries: 500,
  dataKey: 255,
  dataValue: 10_000,
};

/** The data of a feature as it keeps them. */
export function keepData(data: readonly DataField[]): Pick<ImportItem, 'dataText' | 'isDataCut'> {
  const isCut = ({ key, value }: DataField) =>
    key.length > LIMITS.dataKey || value.length > LIMITS.dataValue || key === '';
  const isDataCut = data.length > LIMITS.dataEntries || data.some(isCut);
  return { dataText: data.length === 0 ? '' : JSON.stringify(data), ...(isDataCut ? { isDataCut } : {}) };
}

/** Its data as they were kept. */
export const readData = ({ dataText }: ImportItem): DataField[] =>
  dataText === '' ? [] : JSON.parse(dataText);

function listLimitIssues({
  name,
  description,
  isDataCut,
}: Pick<ImportItem, 'name' | 'description' | 'isDataCut'>): ImportIssue[] {
  const issues: ImportIssue[] = [];
  const length = name.trim().length;
  if (length > 0 && length < LIMITS.shortestName) issues.push('name_short');
  if (length > LIMITS.name) issues.push('name_long');
  if (description.length > LIMITS.description) issues.push('description_long');
  if (isDataCut === true) issues.push('data_cut');
  return issues;
}

/** Judges a feature again, as after each edit. */
export function judge<T extends Omit<ImportItem, 'status' | 'issues'>>(
  item: T,
): T & Pick<ImportItem, 'status' | 'issues'> {
  const faults: ImportIssue[] = [...listGeometryIssues(item.geometry)];
  if (item.isCrossing === true) faults.push('self_intersection');
  const issues = [...faults];
  if (item.name.trim() === '') issues.push('missing_name');
  issues.push(...listLimitIssues(item));
  return { ...item, issues, status: faults.length > 0 ? 'error' : issues.length > 0 ? 'warning' : 'valid' };
}

/** A feature of whose fields some more are given, by the file or by a person. */
export function withGiven<T extends Pick<ImportItem, 'given'>>(item: T, fields: readonly GivenField[]): T {
  return item.given === undefined ? item : { ...item, given: [...new Set([...item.given, ...fields])] };
}

const toFile = ({ name, bytes }: DecodedPicture) => new File([bytes], name);

/** A temporary feature of a decoded one. */
export function toImportItem(
  feature: ReadFeature,
  fileId: string,
  localUuid: string,
  photo?: File,
): ImportItem {
  const { name, description, color, fileName, created_origin, data, shared, is_static } = feature.properties;
  const given: GivenField[] = [];
  if (name.trim() !== '') given.push('name');
  if (description !== '') given.push('description');
  if (color !== null) given.push('color');
  if (shared !== undefined) given.push('shared');
  if (is_static !== undefined) given.push('isStatic');
  const item = {
    localUuid,
    fileId,
    fileName,
    geometry: feature.geometry,
    name,
    description,
    color: color ?? DEFAULT_FEATURE_COLOR,
    shared: shared ?? false,
    isStatic: is_static ?? false,
    projectId: null,
    createdOrigin: created_origin,
    ...keepData(data),
    given,
    ...(photo === undefined ? {} : { photo }),
    ...(feature.pictures === undefined ? {} : { pictures: feature.pictures.map(toFile) }),
    ...(feature.times === undefined
      ? {}
      : { times: Float64Array.from(feature.times, (time) => time ?? Number.NaN) }),
    ...(feature.isCrossing === true ? { isCrossing: true } : {}),
  };
  return judge(item);
}

function toBaseName(fileName: string): string {
  const base = fileName.replace(/\.[^.]*$/, '').trim();
  return base.length >= LIMITS.shortestName ? base : 'Feature';
}

/** A name the API takes; one letter or none is filled up with the file's name. */
function toUploadName(name: string, fileName: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return toBaseName(fileName).slice(0, LIMITS.name);
  return (trimmed.length < LIMITS.shortestName ? `${trimmed} (${toBaseName(fileName)})` : trimmed).slice(
    0,
    LIMITS.name,
  );
}

/** The collected data as the API takes it; a description too long for its field goes whole into the data. */
function toUploadData(item: ImportItem) {
  const { description } = item;
  const whole =
    description.length > LIMITS.description ? [{ key: 'description', value: description, type: 0 }] : [];
  return [...whole, ...readData(item)]
    .filter(({ key }) => key !== '')
    .slice(0, LIMITS.dataEntries)
    .map(({ key, value, type }) => ({
      key: key.slice(0, LIMITS.dataKey),
      value: value.slice(0, LIMITS.dataValue),
      type,
    }));
}

/** Whether the feature has a name of its own, and not its file's. */
export function isNamed({ given, name }: ImportItem): boolean {
  return name.trim() !== '' && (given?.includes('name') ?? true);
}

/**
 * What is sent to create the feature, always the same for the same item: only what is given, so that an update from
 * the same file leaves all else as it is.
 */
export function toFeatureCreate(item: ImportItem): FeatureCreateInput {
  const has = (field: GivenField) => item.given?.includes(field) ?? true;
  const data = toUploadData(item);
  return {
    // The decoder's positions are the contract's: two or three numbers; GeoJSON's own type says only `number[]`.
    geometry: item.geometry as FeatureCreateInput['geometry'],
    name: toUploadName(item.name, item.fileName),
    ...(has('description') ? { description: item.description.slice(0, LIMITS.description) } : {}),
    ...(has('color') ? { color: item.color } : {}),
    ...(has('shared') ? { shared: item.shared } : {}),
    ...(has('isStatic') ? { is_static: item.isStatic } : {}),
    ...(data.length > 0 ? { data } : {}),
    local_uuid: item.localUuid,
    file_name: item.fileName.slice(0, 255),
    // As text, because a number of ten digits counts as seconds.
    ...(item.createdOrigin === null ? {} : { created_origin: new Date(item.createdOrigin).toISOString() }),
  };
}
