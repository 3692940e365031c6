import { listQueues } from '../modules/jobs/index.ts';
import type { Config } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { backUp, checkAll, checkOne, listBackups, restore } from './backup-commands.ts';
import { cutBaseMap } from './basemap-command.ts';
import type { AdminContext } from './context.ts';
import { inWordsOfInstallation } from './disk-fault.ts';
import { findFaults } from './find-faults.ts';
import { changeLimits, listOrganizations, removeOrganization } from './organization-commands.ts';
import { changeSuperUser, endSessions, resetPassword } from './people-commands.ts';
import { examineStorage } from './storage-commands.ts';
import { exportOrganization, importOrganization } from './transfer-commands.ts';

export const USAGE = `Usage: npm run admin -- COMMAND

  grant EMAIL                    make a member a super user
  revoke EMAIL                   revoke that
  sessions EMAIL                 end every session of a member
  reset-password EMAIL           say a link with which a member chooses a new password
  organizations                  list the organizations, their limits and what they hold
  limits ID [PROJECTS MEMBERS [planet|no-planet]]
                                 say or set how many projects and members an organization may have, and
                                 whether it may use satellite imagery of Planet
  delete-organization ID NAME    delete an organization with everything in it, its files too
  export-organization ID FILE    write an organization with everything in it into one file
  import-organization FILE [NAME]
                                 take in an organization that another Waypost wrote
  queues                         say how many background jobs wait, run and have failed
  storage check                  say which files have no row, and which rows no file
  storage repair                 remove files without rows that are a day old, and fetch those that rows miss
                                 from the newest backup that has them
  doctor                         say what is wrong with the configuration
  basemap [FILE AREA [NAME]]     cut a base map out of a larger archive, or say how to make one
  backup                         make a backup now, also while the server runs
  backups                        list the backups
  check [ID]                     restore a backup (the newest) on trial, and compare everything
  check --all                    the same for each backup: say which are good
  restore [ID]                   restore a backup (the newest) into an empty place, with the server stopped`;

interface Command {
  readonly arguments: readonly [least: number, most: number];
  /** @returns whether it succeeded; what is said explains why not. */
  run(context: AdminContext, given: readonly string[]): Promise<boolean>;
}

async function examine(
  config: Config,
  _given: readonly string[],
  say: AdminContext['say'],
): Promise<boolean> {
  const faults = findFaults(config);
  for (const fault of faults) say(fault);
  if (faults.length === 0) say('The configuration is sound.');
  return faults.length === 0;
}

async function sayQueues({ database, say }: AdminContext): Promise<boolean> {
  const queues = await listQueues(database.read, null);
  if (queues.length === 0) say('Nothing waits, runs or has failed.');
  for (const { kind, queued, running, retrying, failed, waiting_since } of queues) {
    const since = waiting_since === null ? '' : `, the oldest waiting since ${waiting_since}`;
    say(`${kind}  ${queued} queued, ${running} running, ${retrying} retrying, ${failed} failed${since}`);
  }
  return true;
}

/** Commands on an installation that may be serving. */
const COMMANDS: Readonly<Record<string, Command>> = {
  grant: { arguments: [1, 1], run: (context, [email = '']) => changeSuperUser(context, email, true) },
  revoke: { arguments: [1, 1], run: (context, [email = '']) => changeSuperUser(context, email, false) },
  sessions: { arguments: [1, 1], run: (context, [email = '']) => endSessions(context, email) },
  'reset-password': { arguments: [1, 1], run: (context, [email = '']) => resetPassword(context, email) },
  organizations: { arguments: [0, 0], run: listOrganizations },
  limits: { arguments: [1, 4], run: changeLimits },
  'delete-organization': { arguments: [2, 2], run: removeOrganization },
  'export-organization': { arguments: [2, 2], run: exportOrganization },
  'import-organization': { arguments: [1, 2], run: importOrganization },
  queues: { arguments: [0, 0], run: sayQueues },
  storage: { arguments: [1, 1], run: (context, [what = '']) => examineStorage(context, what) },
  backup: { arguments: [0, 0], run: backUp },
};

/** Commands that need no database. */
const APART: Readonly<
  Record<
    string,
    Pick<Command, 'arguments'> & {
      run(config: Config, given: readonly string[], say: AdminContext['say']): Promise<boolean>;
    }
  >
> = {
  backups: {
    arguments: [0, 0],
    run: (config, _given, say) => listBackups(config, say),
  },
  check: {
    arguments: [0, 1],
    run: (config, [id = 'newest'], say) =>
      id === '--all' ? checkAll(config, say) : checkOne(config, id, say),
  },
  doctor: { arguments: [0, 0], run: examine },
  basemap: { arguments: [0, 3], run: cutBaseMap },
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

/**
 * Runs a command on a migrated database. @returns whether it succeeded. @throws ConfigError for an unknown one, and words
 * for a disk that is full or read-only.
 */
export async function runCommand(context: AdminContext, argv: readonly string[]): Promise<boolean> {
  const command = take(COMMANDS, argv);
  if (command === null) throw new ConfigError(USAGE);
  try {
    return await command.run(context, argv.slice(1));
  } catch (error) {
    throw inWordsOfInstallation(error, context.config);
  }
}

/** Runs a command that needs no database; null for another one. */
export function runApart(
  config: Config,
  argv: readonly string[],
  say: AdminContext['say'],
): Promise<boolean> | null {
  return take(APART, argv)?.run(config, argv.slice(1), say) ?? null;
}

/** Runs `restore`, which opens the configured place itself. @throws ConfigError for too many arguments. */
export function runRestore(
  config: Config,
  [, id = 'newest', ...more]: readonly string[],
  say: AdminContext['say'],
): Promise<boolean> {
  if (more.length > 0) throw new ConfigError(USAGE);
  return restore(config, id, say);
}
