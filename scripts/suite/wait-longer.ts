import { vi } from 'vitest';

/** As long as `expect.poll` waits in these projects; the default is a second. */
const TIMEOUT_MS = 45_000;

const { waitFor } = vi;

const waitLonger: typeof waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options });

// Files of one process share `vi`, and each of them runs this.
if (waitFor.name !== waitLonger.name) vi.waitFor = waitLonger;
