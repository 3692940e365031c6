import { setSuperUser } from '../modules/administration/index.ts';
import { endSessionsOf } from '../modules/sessions/index.ts';
import { type BackupSet, openBackupSet } from '../platform/backup/backup-set.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { restoreBackup } from '../platform/backup/restore-into-place.ts';
import { runBackupProcess } from '../platform/backup/run-backup-process.ts';
import { requireBackups, startBackup } from '../platform/backup/start-backup.ts';
import type { Config } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import type { AdminContext } from './context.ts';
import { findFaults } from './find-faults.ts';
import { examineStorage } from './storage-commands.ts';

export const USAGE = `Usage: npm run admin -- COMMAND

  grant EMAIL        make a member a super user
  revoke EMAIL       revoke that
  sessions EMAIL     end every session of a member
  storage check      say which files have no row, and which rows no file
  storage repair     remove files without rows that are a day old
  doctor             say what is wrong with the configuration
  backup             make a backup now, also while the server runs
  backups            list the backups
  check [ID]         restore a backup (the newest) on trial, and compare everything
  restore [ID]       restore a backup (the newest) into an empty place, with the server stopped`;

interface Command {
  readonly arguments: readonly [least: number, most: number];
  /** @returns whether it succeeded; what is said explains why not. */
  run(context: AdminContext, given: readonly string[]): Promise<boolean>;
}

async function change(
  { database, say }: AdminContext,
  email: string,
  isSuperUser: boolean,
): Promise<boolean> {
  const outcome = await setSuperUser(database, email, isSuperUser);
  const state = isSuperUser ? 'a super user' : 'no super user';
  if (outcome === 'not_found') say(`Nobody has signed up as ${email}.`);
  else say(outcome === 'changed' ? `${email} is ${state} now.` : `${email} was ${state} already.`);
  return outcome !== 'not_found';
}

async function endSessions({ database, say }: AdminContext, email: string): Promise<boolean> {
  const count = await endSessionsOf(database, email);
  say(count === null ? `Nobody has signed up as ${email}.` : `${count} sessions of ${email} ended.`);
  return count !== null;
}

async function examine(config: Config, _id: string, say: AdminContext['say']): Promise<boolean> {
  const faults = findFaults(config);
  for (const fault of faults) say(fault);
  if (faults.length === 0) say('The configuration is sound.');
  return faults.length === 0;
}

/** Says how far something is, each tenth once. */
function createProgress(say: (line: string) => void): (stage: string, done: number) => void {
  let last = '';
  return (stage, done) => {
    const line = `${stage} ${Math.floor(done * 10) * 10} %`;
    if (line === last) return;
    last = line;
    say(line);
  };
}

const MEGABYTE = 1_000_000;
const toMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

function toLine({
  id,
  cause,
  rows,
  files,
  byte_size,
  written_bytes,
  key_id,
  missing_files,
}: Manifest): string {
  const missing = missing_files === 0 ? '' : `, ${missing_files} files missing from the storage`;
  const sealed = key_id === null ? 'not encrypted' : 'encrypted';
  return `${id}  ${cause}  ${rows} rows, ${files} files, ${toMegabytes(byte_size)} (${toMegabytes(written_bytes)} written), ${sealed}${missing}`;
}

async function backUp({ config, database, say }: AdminContext): Promise<boolean> {
  const made = await startBackup(config, database, 'asked', { onProgress: createProgress(say) });
  say(toLine(made));
  return true;
}

async function listBackups(set: BackupSet, say: (line: string) => void): Promise<boolean> {
  const [backups, checks] = [await set.list(), await set.listChecks()];
  if (backups.length === 0) say(`There are no backups in ${set.target.place}.`);
  for (const backup of backups) {
    const check = checks.get(backup.id);
    const state = check === undefined ? 'not checked' : (check.fault ?? `good (${check.checked_at})`);
    say(`${toLine(backup)}, ${state}`);
  }
  return true;
}

async function check(config: Config, id: string, say: (line: string) => void): Promise<boolean> {
  const backup = requireBackups(config);
  const task = { op: 'check', backup, id, workFolder: config.dataDir } as const;
  const { check: found } = await runBackupProcess('checked', task, { onProgress: createProgress(say) });
  say(found.fault ?? `${found.id} is good: each table and each file came back as it was.`);
  return found.fault === null;
}

/** Commands on an installation that may be serving. */
const COMMANDS: Readonly<Record<string, Command>> = {
  grant: { arguments: [1, 1], run: (context, [email = '']) => change(context, email, true) },
  revoke: { arguments: [1, 1], run: (context, [email = '']) => change(context, email, false) },
  sessions: { arguments: [1, 1], run: (context, [email = '']) => endSessions(context, email) },
  storage: { arguments: [1, 1], run: (context, [what = '']) => examineStorage(context, what) },
  backup: { arguments: [0, 0], run: backUp },
};

/** Commands that need no database. */
const APART: Readonly<
  Record<
    string,
    Pick<Command, 'arguments'> & {
      run(config: Config, id: string, say: AdminContext['say']): Promise<boolean>;
    }
  >
> = {
  backups: {
    arguments: [0, 0],
    run: async (config, _id, say) => listBackups(await openBackupSet(requireBackups(config)), say),
  },
  check: { arguments: [0, 1], run: check },
  doctor: { arguments: [0, 0], run: examine },
};

function take<C extends Pick<Command, 'arguments'>>(
  commands: Readonly<Record<string, C>>,
  [name = '', ...given]: readonly string[],
): C | null {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return null;
  const [least, most] = command.arguments;
  if (given.length < least || given.length > most) throw new ConfigError(USAGE);
  return command;
}

/** Runs a command on a migrated database. @returns whether it succeeded. @throws ConfigError for an unknown one. */
export function runCommand(context: AdminContext, argv: readonly string[]): Promise<boolean> {
  const command = take(COMMANDS, argv);
  if (command === null) throw new ConfigError(USAGE);
  return command.run(context, argv.slice(1));
}

/** Runs a command that needs no database; null for another one. */
export function runApart(
  config: Config,
  argv: readonly string[],
  say: AdminContext['say'],
): Promise<boolean> | null {
  return take(APART, argv)?.run(config, argv[1] ?? 'newest', say) ?? null;
}

/** Restores a backup into the configured place, which nobody may have open. */
export async function restore(
  config: Config,
  argv: readonly string[],
  say: AdminContext['say'],
): Promise<boolean> {
  if (argv.length > 2) throw new ConfigError(USAGE);
  const set = await openBackupSet(requireBackups(config));
  const backup = await set.get(argv[1] ?? 'newest');
  say(`Restoring ${toLine(backup)}`);
  await restoreBackup(set, backup, config, createProgress(say));
  say(
    'Restored, and equal to the backup. Everybody signs in anew; API keys and open invites have to be made anew.',
  );
  return true;
}
