/** Half of a square of about 200 m around 0, 0, in degrees. */
export const SIDE = 0.0009;

/** Its ring. */
export const SQUARE: [number, number][] = [
  [-SIDE, -SIDE],
  [SIDE, -SIDE],
  [SIDE, SIDE],
  [-SIDE, SIDE],
  [-SIDE, -SIDE],
];
