import { type FeatureUpdate, type ImportLine, type ImportSource, importLine } from '@waypost/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { parsePart } from '../../../platform/http/requests/parse-request.ts';
import type { RawLine } from './line-splitter.ts';
import { parsePlainLine } from './plain-line.ts';

/** A parsed line: the feature, or the reason why it is invalid. */
export interface Line {
  readonly number: number;
  /** In lower case; null when the line has no valid one. */
  readonly localUuid: string | null;
  readonly source: ImportSource | undefined;
  readonly feature: Omit<ImportLine, 'source' | 'is_unnamed'> | null;
  /**
   * The fields given explicitly, without defaults: those that may update an existing feature. Computed on demand, as
   * few lines need it.
   */
  readonly toGiven: (() => FeatureUpdate) | null;
  readonly fault: AppError | null;
}

const UPDATABLE = [
  'geometry',
  'name',
  'description',
  'shared',
  'is_static',
  'color',
  'data',
  'geofence',
  'geofence_events',
  'geofence_prompt',
] as const satisfies readonly (keyof FeatureUpdate & keyof ImportLine)[];

function pickGiven(json: unknown, { is_unnamed, ...feature }: ImportLine): FeatureUpdate {
  const said = new Set(Object.keys(Object(json)));
  if (is_unnamed === true) said.delete('name');
  return Object.fromEntries(UPDATABLE.filter((key) => said.has(key)).map((key) => [key, feature[key]]));
}

/** Drops the fields that belong to the import. */
function toFeature(line: ImportLine): NonNullable<Line['feature']> {
  const { source: _source, is_unnamed: _unnamed, ...feature } = line;
  return feature;
}

const named = z.looseObject({ local_uuid: z.uuid() });

/** Validates one line by the rules of a single request. */
export function parseLine({ number, text }: RawLine): Line {
  const nothing = { number, localUuid: null, source: undefined, feature: null, toGiven: null };
  if (text === null) return { ...nothing, fault: new AppError('payload_too_large') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ...nothing, fault: new AppError('broken_json') };
  }
  try {
    // `parsePart` returns undefined only without a schema.
    const line = parsePlainLine(text, json) ?? (parsePart('body', importLine, json) as ImportLine);
    const { source } = line;
    const toGiven = () => pickGiven(json, line);
    return {
      number,
      localUuid: line.local_uuid.toLowerCase(),
      source,
      feature: toFeature(line),
      toGiven,
      fault: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const name = named.safeParse(json);
    return { ...nothing, localUuid: name.data?.local_uuid.toLowerCase() ?? null, fault: error };
  }
}
