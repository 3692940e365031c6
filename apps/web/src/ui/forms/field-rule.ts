import type { z } from 'zod';

/** A rule for a form field: the error to show, or null. */
export type FieldRule<V> = (value: V) => string | null;

/** A rule from a schema of the contract: `tooLong` for a text over the limit, `message` for any other error. */
export function fieldRule(schema: z.ZodType, message: string, tooLong = message): FieldRule<unknown> {
  return (value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return null;
    return parsed.error.issues.some((issue) => issue.code === 'too_big') ? tooLong : message;
  };
}
