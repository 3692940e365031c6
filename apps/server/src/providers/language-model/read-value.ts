import type { z } from 'zod';

/** The most that a model says in one answer. */
export const MAX_OUTPUT_TOKENS = 8_192;

/** JSON of a text that may stand in a fence of Markdown, as some models put it whatever is asked. */
function readJson(text: string): unknown {
  const fenced = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1];
  try {
    return JSON.parse(fenced ?? text);
  } catch {
    return undefined;
  }
}

/** What a model said, if it has the shape; else null. Not every endpoint holds to the schema that it is given. */
export const readValue = <T>(schema: z.ZodType<T>, text: string): T | null =>
  schema.safeParse(readJson(text)).data ?? null;
