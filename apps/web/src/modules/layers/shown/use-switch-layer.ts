import type { Layer } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { saveSwitch } from './save-switch.ts';
import { switchShown } from './shown-layers.ts';

/**
 * Switches a layer on or off on one map: at once here, and for this person's next visit. Who may change layers sets what
 * newcomers see first too, by the main map.
 */
export function useSwitchLayer(): (layer: Layer, side: MapSide, isOn: boolean) => Promise<void> {
  const t = useTranslate();
  const canChange = hasAccess(useCurrentOrganization().current?.current_member.access_map, 'layer:update');
  return async (layer, side, isOn) => {
    switchShown(layer, side, isOn);
    try {
      await saveSwitch(layer, side, isOn, canChange && side === 'bottom');
    } catch (error) {
      switchShown(layer, side, !isOn);
      showToast({ tone: 'error', title: t('layers.visibilityFailed'), message: toErrorText(t, error) });
    }
  };
}
