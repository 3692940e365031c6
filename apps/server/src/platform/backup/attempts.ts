import { randomUUID } from 'node:crypto';
import { BACKUP_CAUSES, type BackupCause } from '@waypost/contract';
import { z } from 'zod';
import type { BackupSet } from './backup-set.ts';
import { BEAT_MS, beginLife, endLife, hasEnded } from './life-sign.ts';
import { BACKUP_STAGES, toShare } from './stages.ts';

/** Folder of the backups that are being made, or whose process was killed. */
const ATTEMPTS = 'attempts/';
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

/** In words, for people. */
export function toWords(one: Attempt): string {
  const about = `The backup that was begun at ${one.started_at} (${one.cause})`;
  const percent = `${Math.round(one.done * 100)} %`;
  if (!hasEnded(one)) return `${about} is being made: ${percent}.`;
  return `${about} was ended at ${percent}: its process was killed, or the machine stopped. It is no backup; the next one goes on with what it had written. Earlier backups are unharmed.`;
}

/** Notes in the place of the backups how far one is, until it ends in whichever way but the death of this process. */
export async function beginAttempt(set: BackupSet, cause: BackupCause) {
  const sign = beginLife(`${ATTEMPTS}${randomUUID()}.json`);
  let state: Attempt = { ...sign, cause, started_at: sign.seen_at, stage: 'beginning', done: 0 };
  try {
    await set.writeJson(state.name, state);
  } catch (error) {
    endLife(state.name);
    throw error;
  }
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
      endLife(state.name);
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
