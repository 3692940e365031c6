/** A process that restores the newest backup, and stops for ever at a stage: its parent kills it there. */
import { openBackupsToRead } from '../../src/platform/backup/backup-set.ts';
import { restoreBackup } from '../../src/platform/backup/restore-into-place.ts';
import { requireBackups } from '../../src/platform/backup/start-backup.ts';
import { parseConfig } from '../../src/platform/config.ts';

const config = parseConfig(process.env);
const set = await openBackupsToRead(requireBackups(config));
await restoreBackup(set, await set.get('newest'), config, (stage, done) => {
  // Of the indexes, only the beginning is told.
  if (stage !== process.argv[2] || (done === 0 && stage !== 'indexes')) return;
  process.stdout.write('here\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
