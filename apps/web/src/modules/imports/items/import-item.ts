import { DEFAULT_FEATURE_COLOR, type FeatureCreateInput } from '@waypost/contract';
import type { DataField, DecodedPicture, FeatureGeometry } from '@waypost/geo';
import type { ReadFeature } from '../reading/look-at-outline.ts';
import { type GeometryIssue, listGeometryIssues } from './geometry-issues.ts';

/** Warnings and errors about a feature before it is uploaded. */
export type ImportIssue =
  | GeometryIssue
  | 'self_intersection'
  | 'missing_name'
  | 'name_short'
  | 'name_long'
  | 'description_long'
  | 'data_cut';

/** `error`: cannot be uploaded. `warning`: can be, with the changes that the issues describe. */
export type ImportStatus = 'valid' | 'warning' | 'error';

/** Fields that a file may omit; omitted ones keep their value when an existing feature is updated. */
export const EDITED_FIELDS = ['name', 'description', 'color', 'shared', 'isStatic'] as const;
export type GivenField = (typeof EDITED_FIELDS)[number];

/** A temporary feature: on the map and in the table, not yet on the server. */
export interface ImportItem {
  /** Stable across upload attempts, so that none creates a second feature. */
  readonly localUuid: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly geometry: FeatureGeometry;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly shared: boolean;
  /** Static features are shown regardless of the date filter. */
  readonly isStatic: boolean;
  /** The project assigned by hand; null follows the whole upload. */
  readonly projectId: number | null;
  readonly createdOrigin: number | null;
  /**
   * Its data as JSON, '' if empty. With very many features, a list of objects each would dominate memory and garbage
   * collection.
   */
  readonly dataText: string;
  /** The API takes only part of its data. */
  readonly isDataCut?: boolean;
  /** The fields set by the file or a person; absent: all. */
  readonly given?: readonly GivenField[];
  /** Its position among the features of its file, from 0: the same each time the file is read. */
  readonly sourceIndex?: number;
  /** The photograph from which the feature was made, uploaded with it. */
  readonly photo?: File;
  /** Pictures of its file, uploaded with it. */
  readonly pictures?: readonly File[];
  /**
   * Of a track, when each position was recorded, in milliseconds since 1970 UTC, NaN if unknown: used to place
   * photographs. Not uploaded.
   */
  readonly times?: Float64Array;
  /** The outline of the area intersects itself, as found by the worker. */
  readonly isCrossing?: boolean;
  readonly status: ImportStatus;
  readonly issues: readonly ImportIssue[];
}

/** The fields that can be edited before the upload. */
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

/** Serializes the data of a feature. */
export function keepData(data: readonly DataField[]): Pick<ImportItem, 'dataText' | 'isDataCut'> {
  const isCut = ({ key, value }: DataField) =>
    key.length > LIMITS.dataKey || value.length > LIMITS.dataValue || key === '';
  const isDataCut = data.length > LIMITS.dataEntries || data.some(isCut);
  return { dataText: data.length === 0 ? '' : JSON.stringify(data), ...(isDataCut ? { isDataCut } : {}) };
}

/** Parses the data of a feature. */
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

/** Validates a feature again, as after each edit. */
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

/** Marks further fields of a feature as set, by the file or a person. */
export function withGiven<T extends Pick<ImportItem, 'given'>>(item: T, fields: readonly GivenField[]): T {
  return item.given === undefined ? item : { ...item, given: [...new Set([...item.given, ...fields])] };
}

const toFile = ({ name, bytes }: DecodedPicture) => new File([bytes], name);

/** Converts a decoded feature to a temporary one. */
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

/** A name that the API accepts; a single letter or none is padded with the file's name. */
function toUploadName(name: string, fileName: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return toBaseName(fileName).slice(0, LIMITS.name);
  return (trimmed.length < LIMITS.shortestName ? `${trimmed} (${toBaseName(fileName)})` : trimmed).slice(
    0,
    LIMITS.name,
  );
}

/** The data as the API accepts it; a description too long for its field is appended to the data. */
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

/** Whether the feature has a name of its own, not its file's. */
export function isNamed({ given, name }: ImportItem): boolean {
  return name.trim() !== '' && (given?.includes('name') ?? true);
}

/**
 * The request that creates the feature, always the same for the same item: only fields that are set, so that an update
 * from the same file keeps the rest.
 */
export function toFeatureCreate(item: ImportItem): FeatureCreateInput {
  const has = (field: GivenField) => item.given?.includes(field) ?? true;
  const data = toUploadData(item);
  return {
    // The decoder's positions match the contract: two or three numbers; GeoJSON's type is `number[]`.
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
