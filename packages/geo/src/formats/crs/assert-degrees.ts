import type { Decoded } from '../outcome/decoded.ts';
import { createDegreesCheck } from './degrees-check.ts';

/**
 * The outcome as it is, unless most of its features begin off the globe: a file that names no system shows by that
 * that its numbers are metres. A few such are faults of their own, which people see and mend.
 * @param options `crs`: the system that the file names, to be told. `isWritten`: of a format that people write by hand, in
 * degrees by its own rule: numbers past a whole turn alone are metres, others are slips.
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
