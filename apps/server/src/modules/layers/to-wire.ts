import type { Layer } from '@waypost/contract';
import { findKind } from './kinds/layer-kinds.ts';
import type { LayerRow } from './store.ts';

/** A layer as clients see it. */
export function toWire(row: LayerRow): Layer {
  const { code, organization_id, name, type, visible, layer, aoi } = row;
  const { status, opacity, parent_code, position, top, bottom, member_id, member_display_name } = row;
  return {
    type: 'Feature',
    uuid: code,
    code,
    geometry: aoi,
    properties: {
      organization_id,
      name,
      type,
      visible,
      layer,
      unknown_filters: findKind(type)?.listUnknown?.(row) ?? [],
      code,
    },
    status,
    opacity,
    taken_on: row.taken_on,
    color_by: row.color_by,
    planet_order_id: typeof layer['planet_order_id'] === 'string' ? layer['planet_order_id'] : null,
    parent_code,
    position,
    choice: { top, bottom, opacity: row.own_opacity },
    member_id,
    member_display_name,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
