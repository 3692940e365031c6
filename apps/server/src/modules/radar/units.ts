const KM_PER_NAUTICAL_MILE = 1.852;
/** Knots of one of a unit. */
const KNOTS: Readonly<Record<string, number>> = {
  kn: 1,
  'km/h': 1 / KM_PER_NAUTICAL_MILE,
  'm/s': 3.6 / KM_PER_NAUTICAL_MILE,
};

/** A speed in knots; null for none, or for one in a unit that is not known. */
export function toKnots(speed: number | null, unit: string): number | null {
  const knots = KNOTS[unit];
  return speed === null || knots === undefined ? null : speed * knots;
}
