import { AppError } from '../../../platform/app-error.ts';

/** More than the largest marine reserves of one team, and less than a slip of the pointer at a low zoom. */
const MAX_AREA_KM2 = 250_000;

/** Guards against an order of a continent, which an account would pay for. @throws AppError `imagery_area_too_large`. */
export function requireOrderableArea(km2: number): void {
  if (km2 > MAX_AREA_KM2) throw new AppError('imagery_area_too_large');
}
