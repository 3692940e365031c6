/** What programs that run the server in their own process need besides the app: benchmarks and tools. */
export type { Database } from './platform/db/database.ts';
export { migrate } from './platform/db/migrations/migrate.ts';
export { readMigrations } from './platform/db/migrations/migration-files.ts';
export { openDatabase } from './platform/db/open-database.ts';
export { enqueueJob } from './platform/jobs/enqueue-job.ts';
export { defineJobKind, type JobKind } from './platform/jobs/job-kind.ts';
export { Jobs } from './platform/jobs/jobs.ts';
export { createLogger } from './platform/observability/logger.ts';
export { keepHeapSteady } from './platform/steady-heap.ts';
