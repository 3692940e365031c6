import { requireAccess, requireOrganization } from './access/require-access.ts';
import { buildApp } from './app.ts';
import { findDemoMember } from './modules/demo/index.ts';
import { type Config, parseConfig } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase, UnfitDatabaseError } from './platform/db/open-database.ts';
import { createLogger } from './platform/observability/logger.ts';
import { FolderInUseError, lockFolder } from './platform/process-lock.ts';
import type { Services } from './services.ts';

/** Loads the demo without serving, and prints its content. */
async function load(config: Config): Promise<void> {
  const log = createLogger(config);
  const unlock = config.databaseUrl === null ? await lockFolder(config.dataDir) : async () => {};
  try {
    const database = await openDatabase(
      config,
      (error) => log.warn({ err: error }, 'database connection lost'),
      (line) => log.warn(line),
    );
    try {
      const { http, services } = await buildApp(config, database, log);
      const began = performance.now();
      await services.demo.load();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      await printDemo(services, database);
      say(`Ready in ${seconds} s.`);
      if (!config.isEvaluation) say('Start the server with SANDBOX=on to let people enter the demo.');
      await http.close();
    } finally {
      await database.close();
    }
  } finally {
    await unlock();
  }
}

/** Prints the demo's organizations with their projects, as its administrator sees them. */
async function printDemo(services: Services, database: Database): Promise<void> {
  const principal = { memberId: await findDemoMember(database.read, 'admin') };
  const self = await requireAccess(
    database.read,
    principal,
    { kind: 'member' },
    { params: {}, query: {}, body: {} },
  );
  for (const organization of await services.organizations.list(self)) {
    const { organization_id, organization_name } = organization;
    const grant = await requireOrganization(database.read, principal, organization_id, 'project:list');
    const projects = await services.projects.list(grant);
    const roots = projects.filter((project) => project.parent_id === null);
    say(`${organization_name}: ${roots.reduce((sum, root) => sum + root.features_count, 0)} features`);
    const printBelow = (parentId: number | null, indent: string): void => {
      for (const project of projects.filter((candidate) => candidate.parent_id === parentId)) {
        say(`${indent}${project.project_name}: ${project.features_count}`);
        printBelow(project.project_id, `${indent}  `);
      }
    };
    printBelow(null, '  ');
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await load(parseConfig(process.env));
} catch (error) {
  const isExpected = [ConfigError, FolderInUseError, UnfitDatabaseError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
