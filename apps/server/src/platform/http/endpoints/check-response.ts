import type { z } from 'zod';

export interface CheckedResponse {
  /** What may be sent: only fields that are declared. Undefined where the answer does not fit at all. */
  readonly body: unknown;
  readonly isFit: boolean;
  /** Paths of fields that the contract does not declare, or why the answer does not fit it at all. */
  readonly faults: readonly string[];
}

/** Passes an answer through its declared schema, and says what that took away. */
export function checkResponse(schema: z.ZodType, value: unknown): CheckedResponse {
  const result = schema.safeParse(value);
  if (!result.success) {
    const faults = result.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`);
    return { body: undefined, isFit: false, faults };
  }
  const faults = isWhole(value, result.data) ? [] : listLostKeys(value, result.data, '');
  return { body: result.data, isFit: true, faults };
}

/** Whether nothing was taken away: asked of every answer, and only where something was, what. */
function isWhole(before: unknown, after: unknown): boolean {
  // What a schema passes on as it is has lost nothing; a geometry may have some ten thousand numbers.
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
