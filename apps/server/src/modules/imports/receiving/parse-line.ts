import { type ImportLine, type ImportSource, importLine } from '@waypost/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { parsePart } from '../../../platform/http/parse-request.ts';
import type { RawLine } from './line-splitter.ts';
import { parsePlainLine } from './plain-line.ts';

/** A line that names its feature and can be judged: either the feature, or why it is none. */
export interface Line {
  readonly number: number;
  /** Lower case; null where the line does not even say that. */
  readonly localUuid: string | null;
  readonly source: ImportSource | undefined;
  readonly feature: Omit<ImportLine, 'source'> | null;
  readonly fault: AppError | null;
}

const named = z.looseObject({ local_uuid: z.uuid() });

/** Reads one line by the rules of the single call. */
export function parseLine({ number, text }: RawLine): Line {
  const nothing = { number, localUuid: null, source: undefined, feature: null };
  if (text === null) return { ...nothing, fault: new AppError('payload_too_large') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ...nothing, fault: new AppError('broken_json') };
  }
  try {
    // `parsePart` answers undefined for no schema alone, and here is one.
    const { source, ...feature } =
      parsePlainLine(text, json) ?? (parsePart('body', importLine, json) as ImportLine);
    return { number, localUuid: feature.local_uuid.toLowerCase(), source, feature, fault: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const name = named.safeParse(json);
    return { ...nothing, localUuid: name.data?.local_uuid.toLowerCase() ?? null, fault: error };
  }
}
