import type { Position } from 'geojson';

/** Decimals of a longitude that is moved by whole turns, about a tenth of a millimetre: as databases print it. */
const DECIMALS = 9;

/** Moves a position by whole turns of the globe. */
export function turnPosition(position: Position, turns: number): Position {
  if (turns === 0) return position;
  const [lng = 0, ...rest] = position;
  return [Number((lng + 360 * turns).toFixed(DECIMALS)) + 0, ...rest];
}

/** A position within ±180; 180 itself stays. */
export function wrapPosition(position: Position): Position {
  const [lng = 0] = position;
  return Math.abs(lng) <= 180 ? position : turnPosition(position, -Math.floor((lng + 180) / 360));
}

/** A position in the turn of the globe that is nearest to another one: what is drawn goes on beyond ±180. */
export function besidePosition<P extends readonly number[]>(
  position: P,
  other: readonly number[] | undefined,
): P {
  const [lng = 0] = position;
  const turns = Math.round(((other?.[0] ?? lng) - lng) / 360);
  return (turns === 0 ? position : turnPosition([...position], turns)) as unknown as P;
}
