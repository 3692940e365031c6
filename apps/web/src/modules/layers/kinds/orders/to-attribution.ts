import { PLANET_SCENE_TYPES } from '@waypost/contract';

/** Whom the pictures of an order are by, as its satellite says. @param kept what the layer keeps. */
export function toAttribution(kept: Readonly<Record<string, unknown>>): string {
  const { item_type: type } = (kept['data'] ?? {}) as { readonly item_type?: unknown };
  if (typeof type !== 'string' || PLANET_SCENE_TYPES.some((one) => one === type))
    return 'Imagery © Planet Labs PBC';
  if (type.startsWith('sentinel-')) return 'Contains modified Copernicus Sentinel data';
  return type.startsWith('landsat-') ? 'Landsat, U.S. Geological Survey' : type;
}
