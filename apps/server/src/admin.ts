import { runApart, runCommand, runRestore, USAGE } from './admin/commands.ts';
import { sendCommand } from './admin/control-socket.ts';
import { inWordsOfInstallation } from './admin/disk-fault.ts';
import { BackupError } from './platform/backup/backup-error.ts';
import { type Config, parseConfig } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import { migrate } from './platform/db/migrations/migrate.ts';
import { openDatabase, UnfitDatabaseError } from './platform/db/open-database.ts';
import { FolderInUseError, lockFolder } from './platform/process-lock.ts';
import { UnfitStoreError } from './platform/storage/unfit-store-error.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command on the configured database, which this process opens. */
async function runHere(config: Config, argv: readonly string[]): Promise<boolean> {
  const onError = (error: Error) => say(`The database was lost: ${error.message}`);
  const database = await openDatabase(config, onError, say);
  try {
    await migrate(database);
    return await runCommand({ config, database, say }, argv);
  } finally {
    await database.close();
  }
}

async function run(config: Config, argv: readonly string[]): Promise<boolean> {
  if (argv.length === 0) throw new ConfigError(USAGE);
  const apart = runApart(config, argv, say);
  if (apart !== null) return apart;
  const isRestore = argv[0] === 'restore';
  if (config.databaseUrl !== null) return isRestore ? runRestore(config, argv, say) : runHere(config, argv);
  let unlock: () => Promise<void>;
  try {
    unlock = await lockFolder(config.dataDir);
  } catch (error) {
    // The running server has the database open: it runs the command itself.
    const outcome =
      error instanceof FolderInUseError && !isRestore ? await sendCommand(config.dataDir, argv, say) : null;
    if (outcome === null) throw error;
    return outcome;
  }
  try {
    return await (isRestore ? runRestore(config, argv, say) : runHere(config, argv));
  } finally {
    await unlock();
  }
}

/** Runs a command. @throws words for a disk that is full or read-only, and for a database user without the rights. */
async function runInWords(config: Config, argv: readonly string[]): Promise<boolean> {
  try {
    return await run(config, argv);
  } catch (error) {
    throw inWordsOfInstallation(error, config);
  }
}

try {
  if (!(await runInWords(parseConfig(process.env), process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  const isExpected = [BackupError, ConfigError, FolderInUseError, UnfitDatabaseError, UnfitStoreError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(
    `${isExpected ? (error as Error).message : ((error as Error).stack ?? JSON.stringify(error))}\n`,
  );
  process.exitCode = 1;
}
