import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient, type HttpClient } from '@waypost/client';
import type { Tokens } from '@waypost/contract';
import { type App, buildApp } from '../../src/app.ts';
import { createMember } from '../../src/modules/members/index.ts';
import { type Config, parseConfig } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { createLogger, type Logger } from '../../src/platform/observability/logger.ts';
import { openTestDatabase } from './test-database.ts';

/** A member with a session. */
export interface Person {
  readonly memberId: number;
  readonly email: string;
  readonly tokens: Tokens;
  readonly client: HttpClient;
}

/** The whole server on a clean database, listening on a free port. */
export interface TestApp extends App {
  readonly baseUrl: string;
  readonly config: Config;
  readonly database: Database;
  /** Where a second process can connect to the database; null for the embedded one, which allows one process. */
  readonly databaseUrl: string | null;
  /** A client with the given token; without one it is anonymous. */
  as(accessToken?: string): HttpClient;
  /** Creates a member with a session, without a password. */
  createPerson(name: string): Promise<Person>;
  /** Raises the limits of an organization for all projects and members of a test. */
  liftLimits(organizationId: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts the server for a test file. `env` adds to or overrides its configuration; `log` receives its log lines. */
export async function startTestApp(env: Record<string, string> = {}, log?: Logger): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waypost-test-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    DATA_DIR: dataDir,
    // The database of a test is not in the folder of its app, and is emptied at any moment.
    BACKUP_URL: 'off',
    DEMO_DATE: process.env.DEMO_DATE,
    ...env,
  });
  const { database, url, release } = await openTestDatabase();
  const app = await buildApp(config, database, log ?? createLogger(config));
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  // A test that calls what passes over locked rows, such as the reading of radars, would meet them or not.
  await app.purged;
  const as = (accessToken?: string): HttpClient =>
    createHttpClient({ baseUrl, tokens: toTokenSource(accessToken) });

  return {
    ...app,
    baseUrl,
    config,
    database,
    databaseUrl: url,
    as,
    async createPerson(name) {
      const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
      const memberId = await database.transaction((tx) =>
        createMember(tx, { identitySubject: `test ${email}`, email, displayName: name }),
      );
      const tokens = await app.services.sessions.open(memberId);
      return { memberId, email, tokens, client: as(tokens.access_token) };
    },
    async liftLimits(organizationId) {
      await database.read
        .updateTable('organizations')
        .set({ projects_limit: 1_000_000, members_limit: 1_000_000 })
        .where('organization_id', '=', organizationId)
        .execute();
    },
    async close() {
      await app.http.close();
      await release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function toTokenSource(accessToken: string | undefined) {
  return { getAccessToken: () => accessToken ?? null, refresh: async () => null };
}
