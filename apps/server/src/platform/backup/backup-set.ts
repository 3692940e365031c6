import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BackupConfig } from './backup-config.ts';
import { BackupError, inWords, isUnwritable, OtherInstallationError } from './backup-error.ts';
import { BackupBlobs } from './blobs.ts';
import {
  BACKUP_FORMAT,
  type BackupCheck,
  type BackupIndex,
  backupCheck,
  backupIndex,
  CHECKS,
  MANIFESTS,
  type Manifest,
  manifest,
} from './manifest.ts';
import { createSeal, type Seal } from './seal.ts';
import type { BackupTarget } from './target/backup-target.ts';
import { openBackupTarget } from './target/open-target.ts';
import { listSound } from './verdict.ts';

/** The backups of one place. */
export class BackupSet {
  readonly target: BackupTarget;
  readonly seal: Seal | null;

  constructor(target: BackupTarget, key: string | null) {
    this.target = target;
    this.seal = key === null ? null : createSeal(key);
  }

  /** Blobs of backups with the present key, to write. */
  openBlobs(): BackupBlobs {
    return new BackupBlobs(this.target, this.seal);
  }

  /** Blobs of one backup, to read. @throws BackupError when it is sealed with a key that is not the present one. */
  openBlobsOf({ id, key_id }: Manifest): BackupBlobs {
    if (key_id === null) return new BackupBlobs(this.target, null);
    if (this.seal === null) {
      throw new OtherInstallationError(
        `The backup ${id} is encrypted. Set BACKUP_KEY to the key that it was made with.`,
      );
    }
    if (this.seal.keyId !== key_id) {
      throw new OtherInstallationError(
        `BACKUP_KEY does not open the backup ${id}: it was made with another key. Set BACKUP_KEY to that one.`,
      );
    }
    return this.openBlobs();
  }

  /** Complete backups, oldest first. @throws BackupError for a manifest that cannot be read. */
  async list(): Promise<Manifest[]> {
    const names = (await this.target.list(MANIFESTS)).map(({ name }) => name).filter(isJson);
    const found: Manifest[] = [];
    for (const name of names) found.push(this.#parseManifest(name, await this.#read(name)));
    // Those of one second differ in the random end of their ids.
    return found.sort((one, other) => (one.started_at < other.started_at ? -1 : 1));
  }

  /** @param id of a backup, or “newest”: the newest that is not known to be broken, if there is one. @throws BackupError if it does not exist. */
  async get(id: string): Promise<Manifest> {
    const all = await this.list();
    const found =
      id === 'newest'
        ? (listSound(all, await this.listChecks()).at(-1) ?? all.at(-1))
        : all.find((one) => one.id === id);
    if (found !== undefined) return found;
    const known = all.map((one) => one.id).join(', ') || 'none';
    throw new BackupError(`There is no backup ${id} in ${this.target.place}. There are: ${known}.`);
  }

  /** What a backup holds. @throws BackupError when it is broken. */
  async readIndex(of: Pick<Manifest, 'id' | 'index'>, blobs: BackupBlobs): Promise<BackupIndex> {
    const parsed = backupIndex.safeParse(JSON.parse((await blobs.readText(of.index)).toString()));
    if (!parsed.success || parsed.data.id !== of.id) {
      throw new BackupError(`The backup ${of.id} is broken: its index is that of another one.`);
    }
    return parsed.data;
  }

  /** Makes a backup exist. */
  async writeManifest(value: Manifest): Promise<void> {
    await this.writeJson(`${MANIFESTS}${value.id}.json`, value);
  }

  async removeManifest({ id }: Manifest): Promise<void> {
    await this.target.remove(`${MANIFESTS}${id}.json`);
    await this.target.remove(`${CHECKS}${id}.json`);
  }

  async writeCheck(value: BackupCheck): Promise<void> {
    await this.writeJson(`${CHECKS}${value.id}.json`, value);
  }

  /** Notes what a check found, where the place may be written. */
  async noteCheck(value: BackupCheck): Promise<void> {
    try {
      await this.target.prepare();
      await this.writeCheck(value);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
    }
  }

  /** By id; a check that cannot be read counts as none. */
  async listChecks(): Promise<Map<string, BackupCheck>> {
    const found = new Map<string, BackupCheck>();
    for (const { name } of await this.target.list(CHECKS)) {
      const parsed = backupCheck.safeParse(await this.readJson(name));
      if (parsed.success) found.set(parsed.data.id, parsed.data);
    }
    return found;
  }

  /** Null for what is missing or no JSON. */
  async readJson(name: string): Promise<unknown> {
    return parseJson(await this.#read(name));
  }

  async writeJson(name: string, value: unknown): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
    await this.target.put(name, Readable.from([bytes], { objectMode: false }), bytes.length);
  }

  #parseManifest(name: string, given: string | null): Manifest {
    const value = given === null ? null : parseJson(given);
    const { format } = (value ?? {}) as { format?: unknown };
    if (typeof format === 'number' && format > BACKUP_FORMAT) {
      throw new BackupError(
        `${name} in ${this.target.place} was written by a newer Waypost. Use that version, or a newer one.`,
      );
    }
    const parsed = manifest.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new BackupError(
      `${name} in ${this.target.place} is broken: it is no manifest. Remove it, and use another backup.`,
    );
  }

  async #read(name: string): Promise<string | null> {
    const stream = await this.target.open(name);
    return stream === null ? null : text(stream);
  }
}

const isJson = (name: string) => name.endsWith('.json');

function parseJson(given: string | null): unknown {
  try {
    return given === null ? null : JSON.parse(given);
  } catch {
    return null;
  }
}

/**
 * Opens the backups of the configured place, to add to them.
 * @param wrap what stands before the place. @throws BackupError when it cannot be used.
 */
export async function openBackupSet(
  config: BackupConfig,
  wrap = (target: BackupTarget) => target,
): Promise<BackupSet> {
  const target = wrap(await openBackupTarget(config));
  await prepare(target);
  return new BackupSet(target, config.key);
}

/** Opens the backups of the configured place, which may be a folder that is read-only. @throws BackupError when it cannot be used. */
export async function openBackupsToRead(config: BackupConfig): Promise<BackupSet> {
  if (config.place.kind === 'bucket') return openBackupSet(config);
  const target = await openBackupTarget(config);
  try {
    await target.list(MANIFESTS);
  } catch (error) {
    if (!isUnwritable(error)) throw inWords(error, target.place);
    throw new BackupError(
      `${target.place} may not be read by this user. Change its owner, or do this as the user who owns it.`,
      { cause: error },
    );
  }
  return new BackupSet(target, config.key);
}

async function prepare(target: BackupTarget): Promise<void> {
  try {
    await target.prepare();
  } catch (error) {
    throw inWords(error, target.place);
  }
}
