import { z } from 'zod';
import { id, timestamp } from '../common.ts';

/** What every key begins with, so that whoever finds one knows what it opens. */
export const API_KEY_PREFIX = 'wp_';

/** What a key may do: `read` reads, `write` also creates, changes and deletes what was collected. */
export const API_KEY_SCOPES = ['read', 'write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export const apiKeyName = z.string().trim().min(3, 'Name must be at least 3 characters').max(255);

export const apiKeyCreate = z.strictObject({
  name: apiKeyName,
  scope: z.enum(API_KEY_SCOPES).default('read'),
  /** The one project, with those below it, that the key is for; left out, all of the organization. */
  project_id: id.nullish(),
});
export type ApiKeyCreate = z.output<typeof apiKeyCreate>;

export const apiKey = z.object({
  uuid: z.string(),
  name: z.string(),
  /** Its beginning and dots; whole in the answer that makes it, and never again. */
  key: z.string(),
  scope: z.enum(API_KEY_SCOPES),
  project_id: id.nullable(),
  created_at: timestamp,
  created_by: z.string(),
  last_used_at: timestamp.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The key of a third party that a member uses through the product. */
export const providerKey = z.strictObject({ name: apiKeyName, apikey: z.string().trim().min(3).max(1024) });
