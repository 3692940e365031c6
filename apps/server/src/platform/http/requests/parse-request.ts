import type { Issue } from '@waypost/contract';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';

/**
 * Parses one part of a request with its schema; a part without a schema is ignored.
 * @throws AppError `validation_failed` with all issues and their paths, not only the first.
 */
export function parsePart<S extends z.ZodType>(
  part: 'params' | 'query' | 'body',
  schema: S | undefined,
  value: unknown,
): z.output<S> | undefined {
  if (schema === undefined) return undefined;
  const unstorable = isStorable(value) ? [] : listUnstorableText(value, part);
  const result = schema.safeParse(value ?? {});
  if (result.success && unstorable.length === 0) return result.data;
  const issues = [...unstorable, ...(result.error?.issues ?? []).flatMap((issue) => toIssues(part, issue))];
  const first = issues[0];
  throw new AppError('validation_failed', {
    issues,
    ...(first === undefined ? {} : { detail: `${first.path}: ${first.message}` }),
  });
}

function toIssues(part: string, issue: z.core.$ZodIssue): Issue[] {
  const path = [part, ...issue.path.map(String)].join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({ path: `${path}.${key}`, message: 'This key is not known here.' }));
}

/** Whether both databases accept a text: no zero byte and no lone surrogate. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) {
    if (!isStorable((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** Paths of such texts, computed only if there are any, as most requests have none. */
function listUnstorableText(value: unknown, path: string): Issue[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ path, message: 'This text holds characters that cannot be stored.' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'number' ? [] : listUnstorableText(inner, `${path}.${key}`),
  );
}
