/** In metres: from below the deepest trench to above most satellites. */
const MIN_ALTITUDE_M = -12_000;
const MAX_ALTITUDE_M = 1_000_000;

/** Whether a number can be a height. What marks an unknown one in files, such as -1.8e308 or -9999999, cannot. */
export const isAltitude = (altitude: number): boolean =>
  altitude >= MIN_ALTITUDE_M && altitude <= MAX_ALTITUDE_M;
