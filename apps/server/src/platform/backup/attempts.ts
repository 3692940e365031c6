import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { BACKUP_CAUSES, type BackupCause } from '@waypost/contract';
import { z } from 'zod';
import type { BackupSet } from './backup-set.ts';
import { BACKUP_STAGES, toShare } from './stages.ts';

/** Folder of the backups that are being made, or whose process was killed. */
const ATTEMPTS = 'attempts/';
/** How often a process shows that it is there. */
const BEAT_MS = 60_000;
/** A process of another machine that was not seen for so long is gone. */
const LOST_MS = 5 * BEAT_MS;
/** What progress is worth another write. */
const STEP = 0.05;

const attempt = z.object({
  name: z.string(),
  cause: z.enum(BACKUP_CAUSES),
  started_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  /** Of the process that asked for it. */
  host: z.string(),
  pid: z.number().int(),
  stage: z.string(),
  /** From 0 to 1. */
  done: z.number(),
});

/** A backup that is being made, or whose process was killed: one that fails in words leaves none. */
export type Attempt = z.infer<typeof attempt>;

/** Names of those that this process is making. */
const own = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether its process is gone. In a container, this process may have the number of the one before it. */
export function hasEnded({ name, host, pid, seen_at }: Attempt, now = Date.now()): boolean {
  if (now - Date.parse(seen_at) > LOST_MS) return true;
  if (host !== hostname()) return false;
  if (pid === process.pid) return !own.has(name);
  return !isAlive(pid);
}

/** In words, for people. */
export function toWords(one: Attempt): string {
  const about = `The backup that was begun at ${one.started_at} (${one.cause})`;
  const percent = `${Math.round(one.done * 100)} %`;
  if (!hasEnded(one)) return `${about} is being made: ${percent}.`;
  return `${about} was ended at ${percent}: its process was killed, or the machine stopped. Nothing was kept of it; earlier backups are unharmed.`;
}

/** Notes in the place of the backups how far one is, until it ends in whichever way but the death of this process. */
export async function beginAttempt(set: BackupSet, cause: BackupCause) {
  const at = new Date().toISOString();
  let state: Attempt = {
    name: `${ATTEMPTS}${randomUUID()}.json`,
    cause,
    started_at: at,
    seen_at: at,
    host: hostname(),
    pid: process.pid,
    stage: 'beginning',
    done: 0,
  };
  await set.writeJson(state.name, state);
  own.add(state.name);
  let written = 0;
  let writing = Promise.resolve();
  const write = () => {
    state = { ...state, seen_at: new Date().toISOString() };
    written = state.done;
    const now = state;
    // What keeps it from being written ends the backup itself, which says so.
    writing = writing.then(() => set.writeJson(now.name, now)).catch(() => undefined);
  };
  const beat = setInterval(write, BEAT_MS).unref();
  return {
    /** @param done of the stage, from 0 to 1. */
    note(stage: string, done: number) {
      state = { ...state, stage, done: toShare(BACKUP_STAGES, stage, done) };
      if (state.done - written >= STEP) write();
    },
    async end() {
      clearInterval(beat);
      await writing;
      own.delete(state.name);
      await set.target.remove(state.name);
    },
  };
}

/** Oldest first. One that cannot be read is left out. */
export async function listAttempts(set: BackupSet): Promise<Attempt[]> {
  const found: Attempt[] = [];
  for (const { name } of await set.target.list(ATTEMPTS)) {
    const parsed = attempt.safeParse(await set.readJson(name));
    if (parsed.success) found.push({ ...parsed.data, name });
  }
  return found.sort((one, other) => (one.started_at < other.started_at ? -1 : 1));
}

/** Forgets those that have ended: there is a later backup. */
export async function forgetEnded(set: BackupSet): Promise<void> {
  for (const one of await listAttempts(set)) if (hasEnded(one)) await set.target.remove(one.name);
}
