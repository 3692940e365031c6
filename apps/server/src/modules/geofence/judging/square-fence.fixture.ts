const toSquare = (side: number): [number, number][] => [
  [-side, -side],
  [side, -side],
  [side, side],
  [-side, side],
  [-side, -side],
];

/** The ring of a square of about 200 m around 0, 0. */
export const SQUARE = toSquare(0.0009);

/**
 * Half of a square of about 1400 m around 0, 0, in degrees: a vessel that is a half width or more outside is not near to it
 * when it is lost.
 */
export const WIDE_SIDE = 0.0063;

/** Its ring. */
export const WIDE_SQUARE = toSquare(WIDE_SIDE);
