import { DecodeFault } from '../outcome/decode-fault.ts';
import type { FidelityRecorder } from '../outcome/fidelity.ts';
import { loadProjection } from './load-projection.ts';
import type { CrsClaim, Projection } from './projection.ts';

/**
 * The projection of a file, or of a layer of it, with its warnings added to the report.
 * @throws DecodeFault `foreign_projection` with the name of a CRS that cannot be read.
 */
export async function requireProjection(
  claim: CrsClaim,
  fileName: string,
  recorder: FidelityRecorder,
): Promise<Projection> {
  const outcome = await loadProjection(claim);
  if (!outcome.ok) {
    const { crs } = outcome;
    throw new DecodeFault(
      'foreign_projection',
      `${fileName} is in the coordinate system ${crs}. Save it in WGS 84 (degrees) first.`,
      { crs },
    );
  }
  for (const { kind, values } of outcome.projection.warnings) recorder.warn(kind, values);
  return outcome.projection;
}
