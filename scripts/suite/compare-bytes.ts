import { expect } from 'vitest';
import { haveSameBytes } from './have-same-bytes.ts';

/** Files of one process share `expect`, and each of them runs this. */
const shared = globalThis as { comparesBytes?: true };

if (shared.comparesBytes === undefined) expect.addEqualityTesters([haveSameBytes]);
shared.comparesBytes = true;
