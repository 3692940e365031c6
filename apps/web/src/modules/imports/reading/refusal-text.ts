import type { FidelityReport, LossKind } from '@waypost/geo';
import type { Translate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';

/** Files beside the document of an archive are not features. */
type Refusal = Exclude<LossKind, 'archive_entry'>;

/** The noun for the features of a file. */
function toNoun(kind: Refusal, fileName: string): 'photograph' | 'placemark' | 'row' | 'feature' {
  if (kind === 'no_position') return 'photograph';
  if (/\.km[lz]$/i.test(fileName)) return 'placemark';
  return /\.(?:[ct]sv|xls[xm])$/i.test(fileName) ? 'row' : 'feature';
}

/** Why a file yielded no features, by kind of fault and count: `3 placemarks have no valid coordinates.` */
export function toRefusalText(
  t: Translate,
  { left }: Pick<FidelityReport, 'left'>,
  fileName: string,
  locale: string,
): string {
  const sentences = left.flatMap(({ kind, count }) => {
    if (kind === 'archive_entry') return [];
    const total = toNumberText(count, locale);
    const things = t(`refusals.things.${toNoun(kind, fileName)}`, { count, total });
    return [t(`refusals.why.${kind}`, { count, total, things })];
  });
  return sentences.join(' ');
}
