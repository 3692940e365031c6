import { z } from 'zod';

/** In metres: from below the deepest trench to above most satellites. What lies beyond is no height. */
const MIN_ALTITUDE_M = -12_000;
const MAX_ALTITUDE_M = 1_000_000;
const WORDS = 'An altitude is given in metres, from -12,000 to 1,000,000.';

export const altitude = z.number(WORDS).min(MIN_ALTITUDE_M, WORDS).max(MAX_ALTITUDE_M, WORDS);
