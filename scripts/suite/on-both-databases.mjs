/**
 * Tests of the server that can differ on the embedded database: one connection instead of a pool, a folder that one
 * process opens, no COPY over a wire, another version of PostGIS. All others run on PostgreSQL alone, and on the embedded
 * database where there is none or when everything is asked for.
 *
 * Where several files ask the same of a database, one stands for them: each costs more than on PostgreSQL.
 */
export const ON_BOTH_DATABASES = [
  // The database itself, its migrations, jobs, and what it notifies of.
  'apps/server/src/platform/db/database.db.test.ts',
  'apps/server/src/platform/db/embedded/*.db.test.ts',
  'apps/server/src/platform/db/migrations/*.db.test.ts',
  'apps/server/src/platform/jobs/*.db.test.ts',
  'apps/server/src/platform/realtime/live.db.test.ts',
  'apps/server/src/modules/administration/health/*.db.test.ts',
  // A backup copies the folder. Those of dumps copy rows between databases of both kinds wherever they run.
  'apps/server/src/modules/backups/routes.db.test.ts',
  // Commands, and the demo, which moves to another installation.
  'apps/server/src/admin/commands.db.test.ts',
  'apps/server/src/admin/transfer-commands.db.test.ts',
  // Many rows at once, and requests that meet on the only connection.
  'apps/server/src/modules/features/many/*.db.test.ts',
  'apps/server/src/modules/imports/done/*.db.test.ts',
  'apps/server/src/modules/imports/receiving.db.test.ts',
  'apps/server/src/modules/exports/trash-export.db.test.ts',
  'apps/server/src/modules/geofence/judging/fence-judge.db.test.ts',
  // Partitions that are made while rows arrive.
  'apps/server/src/modules/positions/partitions.db.test.ts',
  // Geometry in SQL.
  'apps/server/src/modules/tiles/routes.db.test.ts',
  // Writes of many modules: one that asks for a second connection inside its transaction would wait for itself.
  'apps/server/test/rules/validation-rules.db.test.ts',
];
