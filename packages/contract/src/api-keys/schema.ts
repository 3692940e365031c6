import { z } from 'zod';
import { id, timestamp } from '../common.ts';

/** The prefix of every key, so that a leaked key can be recognized. */
export const API_KEY_PREFIX = 'wp_';

/** What a key may do: `read` reads, `write` also creates, changes and deletes collected data. */
export const API_KEY_SCOPES = ['read', 'write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export const apiKeyName = z.string().trim().min(3, 'Name must be at least 3 characters').max(255);

export const apiKeyCreate = z.strictObject({
  name: apiKeyName,
  scope: z.enum(API_KEY_SCOPES).default('read'),
  /** The project, with its subprojects, that the key is limited to; if omitted, the whole organization. */
  project_id: id.nullish(),
});
export type ApiKeyCreate = z.output<typeof apiKeyCreate>;

export const apiKey = z.object({
  uuid: z.string(),
  name: z.string(),
  /** Its first characters and dots; complete only in the response that creates it. */
  key: z.string(),
  scope: z.enum(API_KEY_SCOPES),
  project_id: id.nullable(),
  created_at: timestamp,
  created_by: z.string(),
  last_used_at: timestamp.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The key of a third party that is kept for a member; nothing uses it yet. */
export const providerKey = z.strictObject({ name: apiKeyName, apikey: z.string().trim().min(3).max(1024) });
