import type { Issue } from '@waypost/contract';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/**
 * Parses one part of a request against its schema; a part without a schema is ignored.
 * @throws AppError `validation_failed` with every issue and its path, not the first alone.
 */
export function parsePart<S extends z.ZodType>(
  part: 'params' | 'query' | 'body',
  schema: S | undefined,
  value: unknown,
): z.output<S> | undefined {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => toIssues(part, issue));
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
