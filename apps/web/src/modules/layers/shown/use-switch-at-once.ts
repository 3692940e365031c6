import type { Layer } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { saveSwitch } from './save-switch.ts';
import { switchShown } from './shown-layers.ts';

/** A layer on one of the maps. */
export interface LayerOnSide {
  readonly layer: Layer;
  readonly side: MapSide;
}

/** Switches several layers on or off at once, for this person alone: what others see stays, whatever one may change. */
export function useSwitchAtOnce(): (layers: readonly LayerOnSide[], isOn: boolean) => Promise<void> {
  const t = useTranslate();
  return async (layers, isOn) => {
    for (const { layer, side } of layers) switchShown(layer, side, isOn);
    const saved = await Promise.allSettled(
      layers.map(({ layer, side }) => saveSwitch(layer, side, isOn, false)),
    );
    for (const [index, { layer, side }] of layers.entries())
      if (saved[index]?.status === 'rejected') switchShown(layer, side, !isOn);
    const failed = saved.find((one) => one.status === 'rejected');
    if (failed === undefined) return;
    const message = toErrorText(t, failed.reason);
    showToast({ tone: 'error', title: t('layers.visibilityFailed'), message });
  };
}
