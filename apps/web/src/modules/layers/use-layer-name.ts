import type { Layer } from '@waypost/contract';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';

/** The name of a layer as it is shown. */
export function toLayerName(t: Translate, { properties }: Pick<Layer, 'properties'>): string {
  return properties.name.trim() === '' ? t('layers.unnamed') : properties.name;
}

export const useLayerName = (layer: Layer): string => toLayerName(useTranslate(), layer);
