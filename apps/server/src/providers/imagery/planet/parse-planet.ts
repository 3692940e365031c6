import type { z } from 'zod';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';

/** What Planet answered as JSON of a shape. @throws ProviderDownError for anything else. */
export function parsePlanet<T>(schema: z.ZodType<T>, body: Buffer | null): T {
  try {
    return schema.parse(JSON.parse(body?.toString('utf8') ?? 'null'));
  } catch (cause) {
    throw new ProviderDownError('imagery', 'imagery_unavailable', cause);
  }
}
