/**
 * Tests of the server that a run of all checks repeats on no second database: what they show is the same on each, or
 * they start the databases that they need by themselves. Where there is no PostgreSQL, they run on the embedded one.
 */
export const ON_ONE_DATABASE = [
  // Who may call what, over HTTP: the queries behind it are those of the modules, whose tests run on both.
  'apps/server/test/access/access-matrix.db.test.ts',
  // On PostgreSQL they back up and restore databases of both kinds.
  'apps/server/src/platform/backup/*.db.test.ts',
  // Clients of other servers, and messages on their way.
  'apps/server/src/providers/**/*.db.test.ts',
  'apps/server/src/modules/messages/delivery.db.test.ts',
  'apps/server/src/modules/places/*.db.test.ts',
  // What a provider of imagery answers, and when: the rows of orders and variables are written by plain statements, which
  // the tests of costs make on both.
  'apps/server/src/modules/imagery/orders/*.db.test.ts',
  'apps/server/src/modules/imagery/variables/*.db.test.ts',
  // Kills a loading between its steps, not within a statement; the demo itself is loaded on both.
  'apps/server/src/modules/demo/resume.db.test.ts',
  // It starts a program on an embedded database of its own.
  'apps/server/src/modules/demo/real-date.db.test.ts',
  // What the server makes of a request before any query.
  'apps/server/src/platform/http/**/*.db.test.ts',
];
