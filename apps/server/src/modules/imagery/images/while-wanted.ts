import type { JobContext } from '../../../platform/jobs/job-kind.ts';
import { findImage } from './store.ts';

/** How often a look is taken whether the layer is still there. */
const LOOK_MS = 3_000;

/**
 * Does the work of a job on a picture for as long as its layer is there.
 * @param work is given the context of the job, whose signal is aborted when the layer is deleted too.
 * @returns null if it was.
 */
export async function whileWanted<T>(
  imageId: string,
  context: JobContext,
  work: (context: JobContext) => Promise<T>,
): Promise<T | null> {
  const deleted = new AbortController();
  const look = async () => {
    const image = await context.transaction((tx) => findImage(tx, imageId));
    if (image === null || image.layer_code === null) deleted.abort(new Error('The layer was deleted.'));
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    // Why a look fails, the work finds out too.
    looking = look().catch(() => undefined);
  }, LOOK_MS);
  try {
    return await work({ ...context, signal: AbortSignal.any([context.signal, deleted.signal]) });
  } catch (error) {
    if (deleted.signal.aborted && !context.signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(timer);
    await looking;
  }
}
