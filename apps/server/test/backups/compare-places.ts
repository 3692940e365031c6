import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Place } from './installation.ts';

/** Tables whose rows a restore ends or removes, or that the start of a server changes. */
const ENDED = new Set(
  [
    'api_keys',
    'exports',
    'identity_jwks',
    'identity_session',
    'identity_verification',
    'invites',
    'phone_codes',
    'refresh_families',
    'refresh_tokens',
    'uploads',
  ].map((name) => `public.${name}`),
);

/** The hashes of the tables that a restore brings back as they were. */
export function withoutEnded(hashes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(hashes).filter(([name]) => !ENDED.has(name)));
}

/** The SHA-256 of each stored file’s bytes, by its name. */
export async function hashStored({ config }: Place): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(config.storageDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/^[0-9a-f]{64}$/.test(entry.name)) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(entry.parentPath, entry.name)), hash);
    found[entry.name] = hash.digest('hex');
  }
  return found;
}
