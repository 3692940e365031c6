import { expect } from 'vitest';
import { haveSameBytes } from './have-same-bytes.ts';

/** Files of one process share `expect`, and each of them runs this. */
const process_ = globalThis as { comparesBytes?: true };

if (process_.comparesBytes === undefined) expect.addEqualityTesters([haveSameBytes]);
process_.comparesBytes = true;
