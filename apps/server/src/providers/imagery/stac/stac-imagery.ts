import type { OpenImagery } from '../imagery-of-accounts.ts';
import { createStacCaller, type StacOptions } from './stac-caller.ts';
import { createStacOrders } from './stac-orders.ts';
import { createStacScenes } from './stac-scenes.ts';
import { createStacSigner } from './stac-tokens.ts';

/** Scenes of a STAC API (https://stacspec.org): open data, without an account. */
export function createStacImagery(
  options: StacOptions & { readonly collections: readonly string[]; readonly tokens?: string | null },
): OpenImagery {
  const call = createStacCaller(options);
  const { collections, tokens = null } = options;
  const sign = createStacSigner(call, tokens);
  return { ...createStacScenes(call, collections), ...createStacOrders({ call, sign, collections }) };
}
