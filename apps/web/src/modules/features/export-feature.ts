import type { Feature } from '@waypost/contract';
import { encodeGeojson } from '@waypost/geo';

/** The GeoJSON text of one feature: what was collected, without ids that mean nothing elsewhere. */
export function toGeojsonText({ geometry, properties }: Feature): string {
  const { code, name, description, color, shared, template_name, data, created_origin } = properties;
  const { member_display_name, area_m2, length_m, created_at, updated_at } = properties;
  return encodeGeojson([
    {
      geometry,
      properties: {
        code,
        name,
        description,
        color,
        shared,
        template_name,
        data,
        created_origin,
        member_display_name,
        area_m2,
        length_m,
        created_at,
        updated_at,
      },
    },
  ]);
}
