import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The keys of this installation, each derived for one use so that none stands in for another. */
export interface Secrets {
  readonly accessTokenKey: Uint8Array;
  readonly identitySecret: string;
}

/** Reads the configured secret, or the one kept in the data folder, which is made at the first start. */
export async function loadSecrets(config: Pick<Config, 'secret' | 'dataDir'>): Promise<Secrets> {
  const root = config.secret ?? (await readOrMakeSecret(config.dataDir));
  return {
    accessTokenKey: derive(root, 'access-token'),
    identitySecret: Buffer.from(derive(root, 'identity')).toString('base64url'),
  };
}

function derive(root: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', root, 'waypost', use, 32));
}

async function readOrMakeSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx` fails when the file is there, so two processes that start at once agree on one secret.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
