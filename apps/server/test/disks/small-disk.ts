import { spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it. @param spareBytes stay free, to a page. */
  fill(spareBytes: number): Promise<void>;
  /** Makes the room free again that `fill` took. */
  empty(): Promise<void>;
  /** From now on, nothing can be written there, by nobody. */
  makeReadOnly(): void;
  release(): Promise<void>;
}

const FILLER = 'filler';
const CHUNK = Buffer.alloc(65_536);

function mount(...argv: string[]): string | null {
  const { status, stderr, error } = spawnSync('mount', argv, { encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr).trim();
}

/** Mounts a disk, which only root may. @returns null where it is not possible, which is printed with the reason. */
export async function mountSmallDisk(byteSize: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-disk-'));
  const fault = mount('-t', 'tmpfs', '-o', `size=${byteSize}`, 'tmpfs', folder);
  if (fault !== null) {
    await rm(folder, { recursive: true });
    process.stdout.write(
      `Tests with a full disk are skipped: a small one cannot be mounted here (${fault}).\n`,
    );
    return null;
  }
  const filler = join(folder, FILLER);
  return {
    folder,
    async fill(spareBytes) {
      for (;;) {
        const { bavail, bsize } = await statfs(folder);
        const left = bavail * bsize - spareBytes;
        if (left <= 0) return;
        await appendFile(filler, CHUNK.subarray(0, left));
      }
    },
    empty: () => rm(filler, { force: true }),
    makeReadOnly() {
      const refused = mount('-o', 'remount,ro', folder);
      if (refused !== null) throw new Error(refused);
    },
    async release() {
      spawnSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
