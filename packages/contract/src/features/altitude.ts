import { z } from 'zod';

/** In metres: from below the deepest trench to above most satellites. What lies beyond is no height. */
export const [MIN_ALTITUDE_M, MAX_ALTITUDE_M] = [-12_000, 1_000_000] as const;
const WORDS = 'An altitude is given in metres, from -12,000 to 1,000,000.';

export const altitude = z.number(WORDS).min(MIN_ALTITUDE_M, WORDS).max(MAX_ALTITUDE_M, WORDS);
