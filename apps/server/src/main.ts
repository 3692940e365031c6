import { runCommand } from './admin/commands.ts';
import { serveCommands } from './admin/control-socket.ts';
import { findFaults } from './admin/find-faults.ts';
import { startEvaluationServices } from './evaluation.ts';
import { backUpBeforeMigrations } from './platform/backup/back-up-before-migrations.ts';
import type { BackupConfig } from './platform/backup/backup-config.ts';
import { BackupError } from './platform/backup/backup-error.ts';
import { removeOldChecks } from './platform/backup/check-folder.ts';
import { listEndedInWords, removeLeftovers } from './platform/backup/look-back.ts';
import { type Config, parseConfig } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import { openDatabase, UnfitDatabaseError } from './platform/db/open-database.ts';
import { createLogger, type Logger } from './platform/observability/logger.ts';
import { FolderInUseError, lockFolder } from './platform/process-lock.ts';
import { keepHeapSteady } from './platform/steady-heap.ts';
import { UnfitStoreError } from './platform/storage/unfit-store-error.ts';

/** Time limit of a shutdown before it is forced. */
const STOP_TIMEOUT_MS = 10_000;

async function start(given: Config): Promise<void> {
  const log = createLogger(given);
  const unlock = given.databaseUrl === null ? await lockFolder(given.dataDir) : async () => {};
  await removeOldChecks(given.dataDir);
  if (given.databaseUrl === null) {
    await removeLeftovers(given.dataDir, say);
    say('Opening the embedded database (the first time takes about ten seconds)…');
  }
  // The database starts in its worker while this thread loads the rest: together this takes a fifth less time.
  const [database, { config, close: closeEvaluation }, { buildApp }] = await Promise.all([
    openDatabase(
      given,
      (error) => log.warn({ err: error }, 'database connection lost'),
      (line) => log.warn(line),
    ),
    startEvaluationServices(given),
    import('./app.ts'),
  ]);
  if (config.backup !== null) void tellEnded(config.backup, log);
  await backUpBeforeMigrations(config, database, say);
  const { http, services } = await buildApp(config, database, log);
  const stopCommands =
    config.databaseUrl === null
      ? await serveCommands(
          config.dataDir,
          (argv, answer) => runCommand({ config, database, say: answer }, argv),
          log,
        )
      : async () => {};

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await http.close();
    await stopCommands();
    await closeEvaluation();
    await database.close();
    await unlock();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  const address = await http.listen({ host: config.host, port: config.port });
  if (!config.isStrict && !config.isEvaluation) for (const fault of findFaults(config)) log.warn(fault);
  say(`Waypost is ready at ${config.publicUrl ?? address}`);
  if (config.isEvaluation) {
    say('Evaluation mode: the demo can be entered by anyone who reaches this address.');
    services.demo.load().catch((error: unknown) => {
      // If a shutdown interrupts it, the next start continues it.
      if (!isStopping) log.error({ err: error }, 'loading the demo failed');
    });
  }
}

/** A place that cannot be read is said by whoever needs it. */
function tellEnded(backup: BackupConfig, log: Logger): Promise<void> {
  return listEndedInWords(backup).then(
    (lines) => {
      for (const line of lines) log.warn(line);
    },
    () => undefined,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

keepHeapSteady();
try {
  await start(parseConfig(process.env));
} catch (error) {
  const isExpected = [BackupError, ConfigError, FolderInUseError, UnfitDatabaseError, UnfitStoreError].some(
    (kind) => error instanceof kind,
  );
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (isPortTaken) say(`Port ${process.env.PORT ?? 8080} is taken. Set PORT to another one.`);
  else process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
