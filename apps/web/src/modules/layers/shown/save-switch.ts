import type { Layer } from '@waypost/contract';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { changeLayers, chooseLayer, updateLayer } from '../api.ts';
import { createOrder } from '../in-order.ts';

/** A layer that is switched twice ends as it was switched last. */
const inOrder = createOrder();

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

/** Keeps what is on for the next visit, and, if `forAll`, what newcomers see. @throws ApiError. */
export function saveSwitch(layer: Layer, side: MapSide, isOn: boolean, forAll: boolean): Promise<void> {
  return inOrder(() => save(layer, side, isOn, forAll));
}
