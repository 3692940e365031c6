import { toColorKey } from '@waypost/contract';
import type { Translate } from '../../../i18n/i18n.ts';
import { toOneColor } from './to-one-color.ts';

/** Whether what a layer is coloured by gives its features different colours. */
export const hasClasses = (by: string | null): by is string => by !== null && toOneColor(by) === null;

/** In words, what a layer is coloured by. @param by null: the features' own colours. */
export function toColorsText(t: Translate, by: string | null): string {
  if (by === null) return t('layers.chip.ownColors');
  if (!hasClasses(by)) return t('layers.chip.oneColor');
  const key = toColorKey(by);
  return key === null ? t('layers.colors.template') : t('layers.chip.byKey', { key });
}
