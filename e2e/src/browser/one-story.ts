import { afterEach, beforeEach } from 'vitest';

/** Files of independent tests: each says something of its own, also after another one has failed. */
const INDEPENDENT = /\/pages\/|\/(screens|base-map-looks)\.journey/;

// The tests of a journey continue each other: after a failure the next ones would wait half a minute each for what
// cannot come, and say nothing new. A second look runs the whole file again.
let failed: string | null = null;

beforeEach(({ skip }) => {
  if (failed !== null) skip(`“${failed}” failed before`);
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && !INDEPENDENT.test(task.file.filepath)) failed ??= task.name;
});
