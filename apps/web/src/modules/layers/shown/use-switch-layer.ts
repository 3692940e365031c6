import type { Layer } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { changeLayers, chooseLayer, updateLayer } from '../api.ts';
import { createOrder } from '../in-order.ts';
import { switchShown } from './shown-layers.ts';

/** A layer that is switched twice ends as it was switched last. */
const inOrder = createOrder();

/** Keeps what is on for the next visit, and, if `forAll`, what newcomers see. @throws ApiError. */
async function save(layer: Layer, side: MapSide, isOn: boolean, forAll: boolean): Promise<void> {
  // A refusal comes first, so that nothing is half saved.
  if (forAll) await updateLayer(layer, { visible: isOn });
  await chooseLayer(layer, { map: side, visible: isOn });
  changeLayers(layer.properties.organization_id, (layers) =>
    layers.map((one) =>
      one.code === layer.code
        ? {
            ...one,
            properties: { ...one.properties, ...(forAll && { visible: isOn }) },
            choice: { ...one.choice, [side]: isOn },
          }
        : one,
    ),
  );
}

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
      await inOrder(() => save(layer, side, isOn, canChange && side === 'bottom'));
    } catch (error) {
      switchShown(layer, side, !isOn);
      showToast({ tone: 'error', title: t('layers.visibilityFailed'), message: toErrorText(t, error) });
    }
  };
}
