import type { OpenImagery } from '../imagery-of-accounts.ts';
import { createStacCaller, type StacOptions } from './stac-caller.ts';
import { createStacOrders } from './stac-orders.ts';
import { createStacScenes } from './stac-scenes.ts';

/** Scenes of a STAC API (https://stacspec.org): open data, without an account. */
export function createStacImagery(
  options: StacOptions & { readonly collections: readonly string[] },
): OpenImagery {
  const call = createStacCaller(options);
  const { collections } = options;
  return { ...createStacScenes(call, collections), ...createStacOrders(call, collections) };
}
