import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

const MIN_SECRET_LENGTH = 32;

/** The keys of this installation, each derived for one purpose so that none can replace another. */
export interface Secrets {
  readonly accessTokenKey: Uint8Array;
  readonly identitySecret: string;
  /** Encrypts third parties' keys that members store in the product. */
  readonly providerKeySecret: Uint8Array;
  /** The private key, on P-256, by which push services of browsers know this installation. */
  readonly pushKey: Uint8Array;
}

/** Reads the configured secret, or the one in the data folder, which is generated on the first start. */
export async function loadSecrets(config: Pick<Config, 'secret' | 'dataDir'>): Promise<Secrets> {
  const root = config.secret ?? (await readOrMakeSecret(config.dataDir));
  return {
    accessTokenKey: derive(root, 'access-token'),
    providerKeySecret: derive(root, 'provider-keys'),
    // Any 32 bytes are a private key, but for one chance in four thousand million.
    pushKey: derive(root, 'push'),
    identitySecret: Buffer.from(derive(root, 'identity')).toString('base64url'),
  };
}

function derive(root: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', root, 'waypost', use, 32));
}

async function readOrMakeSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  // Written completely under another name and then linked, which fails if one exists: processes that start at once all
  // read the same secret, and none reads half of it.
  const draft = join(dataDir, `secret.${randomUUID()}`);
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  const secret = await readFile(path, 'utf8');
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(
      `The secret in ${path} is too short. Restore it, or remove it: everybody then signs in anew.`,
    );
  }
  return secret;
}
