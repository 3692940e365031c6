/**
 * A process that makes a backup, and stops for ever in its nth write, when all bytes are on the disk but no end has come: its parent
 * kills it there. With 0 it makes the backup, and says how many writes that took.
 */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { BackupSet } from '../../src/platform/backup/backup-set.ts';
import { openFileReader } from '../../src/platform/backup/file-reader.ts';
import { makeBackup } from '../../src/platform/backup/make-backup.ts';
import { MANIFESTS } from '../../src/platform/backup/manifest.ts';
import { requireBackups } from '../../src/platform/backup/start-backup.ts';
import type { BackupTarget } from '../../src/platform/backup/target/backup-target.ts';
import { openBackupTarget } from '../../src/platform/backup/target/open-target.ts';
import { parseConfig } from '../../src/platform/config.ts';
import { openEmbeddedDump } from '../../src/platform/db/dump/embedded-dump.ts';
import { openPostgresDump } from '../../src/platform/db/dump/postgres-dump.ts';

const stopAt = Number(process.argv[2]);
const copy = process.argv[3];
const config = parseConfig(process.env);
const backup = requireBackups(config);
const whole = await openBackupTarget(backup);
await whole.prepare();
let writes = 0;

const measure = async () => (await whole.list('')).reduce((sum, { byteSize }) => sum + byteSize, 0);

/** The bytes of an entry, but no end: it says that they are on the disk, and stops. */
async function* withoutEnd(body: Readable): AsyncGenerator<Buffer> {
  let awaited = await measure();
  for await (const chunk of body) {
    awaited += chunk.length;
    yield chunk;
  }
  while ((await measure()) < awaited) await setImmediate();
  process.stdout.write('here\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const target: BackupTarget = {
  ...whole,
  put(name, body, byteSize) {
    writes += 1;
    // The manifest is the last write, also when the server has removed rows meanwhile.
    const isHere = writes === stopAt || (stopAt > 0 && name.startsWith(MANIFESTS));
    return whole.put(name, isHere ? Readable.from(withoutEnd(body)) : body, byteSize);
  },
};
const connection =
  copy === undefined ? await openPostgresDump(config.databaseUrl ?? '') : await openEmbeddedDump(copy);
await makeBackup(new BackupSet(target, backup.key), {
  connection,
  files: await openFileReader(config),
  version: '0',
  cause: 'asked',
  onProgress: () => {},
});
await connection.close();
process.stdout.write(`${writes}\n`);
