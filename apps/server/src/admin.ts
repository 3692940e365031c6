import { setSuperUser } from './modules/administration/index.ts';
import { type Config, ConfigError, parseConfig } from './platform/config.ts';
import { migrate } from './platform/db/migrations/migrate.ts';
import { openDatabase, UnfitDatabaseError } from './platform/db/open-database.ts';
import { FolderInUseError, lockFolder } from './platform/process-lock.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL, or npm run admin -- revoke EMAIL';

/** Makes a member a super user, or revokes that. @returns whether the member exists. */
async function change(config: Config, email: string, isSuperUser: boolean): Promise<boolean> {
  const unlock = config.databaseUrl === null ? await lockFolder(config.dataDir) : async () => {};
  try {
    const database = await openDatabase(
      config,
      (error) => say(`The database was lost: ${error.message}`),
      say,
    );
    try {
      await migrate(database);
      const outcome = await setSuperUser(database, email, isSuperUser);
      const state = isSuperUser ? 'a super user' : 'no super user';
      if (outcome === 'not_found') say(`Nobody has signed up as ${email}.`);
      else say(outcome === 'changed' ? `${email} is ${state} now.` : `${email} was ${state} already.`);
      return outcome !== 'not_found';
    } finally {
      await database.close();
    }
  } finally {
    await unlock();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const [action, email, ...rest] = process.argv.slice(2);
  if ((action !== 'grant' && action !== 'revoke') || email === undefined || rest.length > 0) {
    throw new ConfigError(USAGE);
  }
  const isFound = await change(parseConfig(process.env), email, action === 'grant');
  if (!isFound) process.exitCode = 1;
} catch (error) {
  const isExpected = [ConfigError, FolderInUseError, UnfitDatabaseError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
