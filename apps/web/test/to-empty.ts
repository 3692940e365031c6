import { z } from 'zod';

/** Texts that a format requires; all others are empty. */
const TEXTS: Readonly<Record<string, string>> = {
  datetime: '2026-11-20T09:00:00.000Z',
  date: '2026-11-20',
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'nobody@example.com',
  url: 'https://example.com/',
};

function toEmptyObject(shape: Readonly<Record<string, z.core.$ZodType>>): object {
  const fields = Object.entries(shape).map(([name, field]) => [name, toEmpty(field)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/**
 * The emptiest answer that a schema admits: lists without entries, null where it may be, zero, the first of several
 * words.
 * @throws Error for a kind of schema that no answer had so far
 */
export function toEmpty(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodNull) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodUndefined) return undefined;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodObject) return toEmptyObject(schema.shape);
  if (schema instanceof z.ZodUnion) return toEmpty(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0);
  if (schema instanceof z.ZodStringFormat) return TEXTS[schema.format ?? ''] ?? '';
  if (schema instanceof z.ZodString) return '';
  if (schema instanceof z.ZodTuple) return schema.def.items.map(toEmpty);
  if (schema instanceof z.ZodPipe) return toEmpty(schema.in);
  throw new Error(`Nothing is known of a schema of the kind ${schema._zod.def.type}: extend toEmpty.`);
}
