import type { Decoded } from '../outcome/decoded.ts';
import { createDegreesCheck } from './degrees-check.ts';

/**
 * Returns the outcome, unless most of its features begin off the globe: then a file without a CRS is in metres. Single
 * positions off the globe are left for people to correct.
 * @param options `crs`: the CRS that the file names, for the message. `isWritten`: a hand-written format in degrees by
 * definition: only numbers beyond 360 count as metres, others as mistakes.
 * @throws DecodeFault `foreign_projection`.
 */
export function assertDegrees(
  decoded: Decoded,
  fileName: string,
  { crs, isWritten = false }: { readonly crs?: string | undefined; readonly isWritten?: boolean } = {},
): Decoded {
  if (!decoded.ok) return decoded;
  const check = createDegreesCheck(isWritten);
  for (const feature of decoded.features) check.see(feature);
  check.assert(fileName, crs);
  return decoded;
}
