import type { z } from 'zod';

export interface CheckedResponse {
  /** The response with declared fields only; undefined if it does not match the schema. */
  readonly body: unknown;
  readonly isFit: boolean;
  /** Paths of undeclared fields, or why the response does not match the schema. */
  readonly faults: readonly string[];
}

/** Parses a response with its declared schema, and reports what was removed. */
export function checkResponse(schema: z.ZodType, value: unknown): CheckedResponse {
  const result = schema.safeParse(value);
  if (!result.success) {
    const faults = result.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`);
    return { body: undefined, isFit: false, faults };
  }
  const faults = isWhole(value, result.data) ? [] : listLostKeys(value, result.data, '');
  return { body: result.data, isFit: true, faults };
}

/** Whether nothing was removed: checked for every response; what was removed is determined only if something was. */
function isWhole(before: unknown, after: unknown): boolean {
  // A value that the schema returns unchanged has lost nothing; a geometry may have tens of thousands of numbers.
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.every((item, index) => isWhole(item, after[index]));
  }
  if (!isRecord(before) || !isRecord(after)) return true;
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && !(key in after && isWhole(before[key], after[key]))) return false;
  }
  return true;
}

function listLostKeys(before: unknown, after: unknown, path: string): string[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.flatMap((item, index) => listLostKeys(item, after[index], `${path}[${index}]`));
  }
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(before).flatMap((key) => {
    if (before[key] === undefined) return [];
    const here = path === '' ? key : `${path}.${key}`;
    return key in after ? listLostKeys(before[key], after[key], here) : [here];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
