/**
 * Tests of the server that can differ on the embedded database: one connection instead of a pool, a folder that one
 * process opens, no COPY over a wire, another clock of statements. All others run on PostgreSQL alone, and on the
 * embedded database where there is none or when everything is asked for.
 */
export const ON_BOTH_DATABASES = [
  'apps/server/src/admin/*.db.test.ts',
  'apps/server/src/modules/administration/{health,organizations}/*.db.test.ts',
  'apps/server/src/modules/ai-reports/report-kind.db.test.ts',
  'apps/server/src/modules/backups/*.db.test.ts',
  'apps/server/src/modules/demo/load-demo.db.test.ts',
  'apps/server/src/modules/exports/*.db.test.ts',
  'apps/server/src/modules/features/many/*.db.test.ts',
  'apps/server/src/modules/geofence/judging/fence-judge.db.test.ts',
  'apps/server/src/modules/imports/**/*.db.test.ts',
  'apps/server/src/modules/jobs/*.db.test.ts',
  'apps/server/src/modules/layers/features/*.db.test.ts',
  'apps/server/src/modules/positions/*.db.test.ts',
  'apps/server/src/modules/radar/reading/reading.db.test.ts',
  'apps/server/src/modules/tiles/**/*.db.test.ts',
  'apps/server/src/modules/uploads/*.db.test.ts',
  // Those of dumps copy rows between databases of both kinds wherever they run.
  'apps/server/src/platform/db/{*,embedded/*,migrations/*}.db.test.ts',
  'apps/server/src/platform/jobs/*.db.test.ts',
  'apps/server/src/platform/realtime/*.db.test.ts',
  'apps/server/test/migrations/*.db.test.ts',
  'apps/server/test/rules/*.db.test.ts',
];
