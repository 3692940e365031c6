import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from '../../../platform/observability/logger.ts';

/** Kept tiles: the least recently used go first when there are more than the budget. */
export interface TileCache {
  /** A kept tile, empty where there is no picture; null if it is not kept, or for longer than `maxAgeMs`. */
  find(name: string, maxAgeMs?: number): Promise<Buffer | null>;
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
class DiskTiles implements TileCache {
  readonly #dir: string;
  readonly #budgetBytes: number;
  readonly #log: Logger;
  readonly #maxAgeMs: number;
  /** By file name, the least recently used first. */
  readonly #kept = new Map<string, Kept>();
  #total = 0;
  #opened: Promise<void> | null = null;

  constructor({ dir, budgetBytes, log, maxAgeMs = MAX_AGE_MS }: TileCacheOptions) {
    this.#dir = dir;
    this.#budgetBytes = budgetBytes;
    this.#log = log;
    this.#maxAgeMs = maxAgeMs;
  }

  async find(name: string, maxAgeMs = this.#maxAgeMs): Promise<Buffer | null> {
    // Without a budget there is no folder.
    if (this.#budgetBytes === 0) return null;
    await this.#ready();
    const file = toFileName(name);
    const found = this.#kept.get(file);
    if (found === undefined || found.since + Math.min(maxAgeMs, this.#maxAgeMs) < Date.now()) return null;
    try {
      const tile = await readFile(this.#toPath(file));
      this.#note(file, tile.length, found.since);
      return tile;
    } catch {
      this.#forget(file);
      return null;
    }
  }

  async keep(name: string, tile: Buffer): Promise<void> {
    if (this.#budgetBytes === 0) return;
    await this.#ready();
    const file = toFileName(name);
    const path = this.#toPath(file);
    const draft = `${path}.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      // Under another name first: a file that is there is whole.
      await writeFile(draft, tile);
      await rename(draft, path);
      this.#note(file, tile.length, Date.now());
      await this.#shrink();
    } catch (error) {
      this.#log.warn({ err: error }, 'a tile of satellite imagery could not be kept');
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  #ready(): Promise<void> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /** Reads what an earlier process kept, and removes what it did not finish. */
  async #open(): Promise<void> {
    const found: { file: string; bytes: number; since: number }[] = [];
    for (const folder of await readdir(this.#dir).catch(() => [])) {
      for (const file of await readdir(join(this.#dir, folder)).catch(() => [])) {
        const path = join(this.#dir, folder, file);
        const facts = HEX.test(file) ? await stat(path).catch(() => null) : null;
        if (facts !== null) found.push({ file, bytes: facts.size, since: facts.mtimeMs });
        // What cannot be removed takes space, and harms nothing else.
        else await rm(path, { force: true }).catch(() => undefined);
      }
    }
    for (const { file, bytes, since } of found.toSorted((a, b) => a.since - b.since))
      this.#note(file, bytes, since);
    await this.#shrink();
  }

  async #shrink(): Promise<void> {
    for (const file of this.#kept.keys()) {
      if (this.#total <= this.#budgetBytes) return;
      this.#forget(file);
      await rm(this.#toPath(file), { force: true });
    }
  }

  #note(file: string, bytes: number, since: number): void {
    this.#forget(file);
    this.#kept.set(file, { bytes: toSize(bytes), since });
    this.#total += toSize(bytes);
  }

  #forget(file: string): void {
    this.#total -= this.#kept.get(file)?.bytes ?? 0;
    this.#kept.delete(file);
  }

  #toPath(file: string): string {
    return join(this.#dir, file.slice(0, 2), file);
  }
}

/** Opens the tiles that are kept in a folder, which is read with the first of them. */
export const createTileCache = (options: TileCacheOptions): TileCache => new DiskTiles(options);
