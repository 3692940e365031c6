import type { Decoded } from '@waypost/geo';
import type { Translate } from '../../../i18n/i18n.ts';

/** Why a file could not be read, with the line or the coordinate system if known. */
export function toFailureText(
  t: Translate,
  { reason, values }: Pick<Decoded & { ok: false }, 'reason' | 'values'>,
): string {
  const { line, crs } = values ?? {};
  if (reason === 'not_well_formed' && line !== undefined) return t('fileFailures.failuresAt.line', { line });
  if (reason === 'foreign_projection' && crs !== undefined) return t('fileFailures.failuresAt.crs', { crs });
  return t(`fileFailures.failures.${reason}`);
}
