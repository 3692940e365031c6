import { RasterError } from '@waypost/raster';
import type { Storage } from '../../../platform/storage/storage.ts';
import { DELIVERY_LIMITS, DeliveryError, fetchDelivery } from '../orders/fetch-delivery.ts';
import type { TileCutter } from '../pictures/cutting/tile-cutter.ts';
import { toMiddle } from '../pictures/middle-tile.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { advanceVariable, isUnchanged } from './change-variable.ts';
import {
  forgetRaster,
  forgetRastersOf,
  keepRaster,
  listResults,
  lockVariable,
  type ResultRow,
} from './store.ts';
import { STEP, type Step, VariableEndedError } from './variable-steps.ts';

/** What rasters are fetched with. */
export interface RasterStep extends Step {
  readonly storage: Storage;
  readonly cutter: TileCutter;
  readonly signal: AbortSignal;
}

/** Fetches one raster; what the provider does not have is left out. */
async function fetchOne(step: RasterStep, { result_id, raster_name }: ResultRow): Promise<void> {
  const { row, from, account, context, storage, signal } = step;
  const { variable_id: variableId, subscription_id: id } = row;
  const staged = await fetchDelivery(
    storage,
    (wait) => from.openMeasured(account, id ?? '', raster_name ?? '', wait.signal),
    `${variableId}.tif`,
    { ...DELIVERY_LIMITS, signal },
  );
  if (staged === null) {
    await context.transaction((tx) => forgetRaster(tx, variableId, result_id));
    return;
  }
  try {
    // Named before it is kept, so that nothing removes it as unused.
    const goesOn = await context.transaction(async (tx) => {
      if (!isUnchanged(await lockVariable(tx, variableId), row)) return false;
      await keepRaster(tx, variableId, result_id, staged);
      return true;
    });
    if (goesOn) await staged.keep();
  } finally {
    await staged.discard();
  }
}

/** Fetches the next raster, or goes on if there is none. @returns the pause in ms. */
export async function upload(step: RasterStep): Promise<number> {
  const { row, context } = step;
  const results = await context.transaction((tx) => listResults(tx, row.variable_id));
  const next = results.find(({ raster_name, digest }) => raster_name !== null && digest === null);
  if (next !== undefined) {
    try {
      await fetchOne(step, next);
      return 0;
    } catch (error) {
      if (error instanceof DeliveryError) throw new VariableEndedError('delivery_broken', error.message);
      throw error;
    }
  }
  const hasAny = results.some(({ digest }) => digest !== null);
  const status = hasAny ? STEP.tiling : STEP.preparing;
  await context.transaction((tx) => advanceVariable(tx, row, { status }));
  return 0;
}

/** Opens the rasters as their tiles will. @returns the pause in ms. */
export async function tile({ row, context, storage, cutter, signal }: RasterStep): Promise<number> {
  try {
    for (const { digest, byte_size } of await context.transaction((tx) => listResults(tx, row.variable_id))) {
      signal.throwIfAborted();
      if (digest === null || byte_size === null) continue;
      const picture = { digest, byte_size };
      await cutter.cut(picture, toMiddle(await openPicture(storage, picture)));
    }
  } catch (error) {
    if (!(error instanceof RasterError)) throw error;
    // Another try fetches them anew.
    await context.transaction((tx) => forgetRastersOf(tx, row.variable_id));
    throw new VariableEndedError('delivery_broken', error.message);
  }
  await context.transaction((tx) => advanceVariable(tx, row, { status: STEP.preparing }));
  return 0;
}
