import { expect } from 'vitest';
import { haveSameBytes } from './have-same-bytes.ts';

// Files of one process share `expect`, and each of them runs this: a tester more changes nothing.
expect.addEqualityTesters([haveSameBytes]);
