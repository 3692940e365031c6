import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../platform/observability/logger.ts';

/** Kept tiles: the least recently used go first when there are more than the budget. */
export interface TileCache {
  /** A kept tile, empty where there is no picture; null if it is not kept. */
  find(name: string): Promise<Buffer | null>;
  /** Keeps a tile. A disk that cannot is logged, and the tile is not kept. */
  keep(name: string, tile: Buffer): Promise<void>;
}

export interface TileCacheOptions {
  readonly dir: string;
  readonly budgetBytes: number;
  readonly log: Logger;
  /** After this time a tile is requested anew; the provider may have made it again. */
  readonly maxAgeMs?: number;
}

interface Kept {
  readonly bytes: number;
  readonly since: number;
}

const MAX_AGE_MS = 30 * 86_400_000;
/** What a file takes on the disk at least. */
const BLOCK_BYTES = 4_096;
const HEX = /^[0-9a-f]{64}$/;

const toFileName = (name: string) => createHash('sha256').update(name).digest('hex');
const toSize = (bytes: number) => Math.max(bytes, BLOCK_BYTES);

/** Tiles on the disk of this process, in files named after what they are. They are found again after a restart. */
export function createTileCache({
  dir,
  budgetBytes,
  log,
  maxAgeMs = MAX_AGE_MS,
}: TileCacheOptions): TileCache {
  /** By file name, the least recently used first. */
  const kept = new Map<string, Kept>();
  let total = 0;
  let opened: Promise<void> | null = null;
  const toPath = (file: string) => join(dir, file.slice(0, 2), file);

  const forget = (file: string) => {
    total -= kept.get(file)?.bytes ?? 0;
    kept.delete(file);
  };
  const note = (file: string, bytes: number, since: number) => {
    forget(file);
    kept.set(file, { bytes: toSize(bytes), since });
    total += toSize(bytes);
  };
  /** Reads what an earlier process kept, and removes what it did not finish. */
  const open = async () => {
    const found: { file: string; bytes: number; since: number }[] = [];
    for (const folder of await readdir(dir).catch(() => [])) {
      for (const file of await readdir(join(dir, folder)).catch(() => [])) {
        const path = join(dir, folder, file);
        const facts = HEX.test(file) ? await stat(path).catch(() => null) : null;
        if (facts === null) await rm(path, { force: true });
        else found.push({ file, bytes: facts.size, since: facts.mtimeMs });
      }
    }
    for (const { file, bytes, since } of found.toSorted((a, b) => a.since - b.since))
      note(file, bytes, since);
    await shrink();
  };
  const shrink = async () => {
    for (const file of kept.keys()) {
      if (total <= budgetBytes) return;
      forget(file);
      await rm(toPath(file), { force: true });
    }
  };
  const ready = () => {
    opened ??= open();
    return opened;
  };

  return {
    async find(name) {
      await ready();
      const file = toFileName(name);
      const found = kept.get(file);
      if (found === undefined) return null;
      if (found.since + maxAgeMs < Date.now()) return null;
      try {
        const tile = await readFile(toPath(file));
        note(file, tile.length, found.since);
        return tile;
      } catch {
        forget(file);
        return null;
      }
    },
    async keep(name, tile) {
      await ready();
      const file = toFileName(name);
      const path = toPath(file);
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(join(dir, file.slice(0, 2)), { recursive: true });
        // Under another name first: a file that is there is whole.
        await writeFile(draft, tile);
        await rename(draft, path);
        note(file, tile.length, Date.now());
        await shrink();
      } catch (error) {
        log.warn({ err: error }, 'a tile of satellite imagery could not be kept');
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
