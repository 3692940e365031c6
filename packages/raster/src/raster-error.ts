/** A file that no tiles can be made of; its message says why. */
export class RasterError extends Error {}

/** What failed outside of pictures: another try may do. */
const outside = new WeakSet<object>();

/** Does what is done outside of a picture, where it is read from or written to, and tells its failures from others. */
export async function doOutside<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) outside.add(error);
    throw error;
  }
}

/** What went wrong with a picture, in words; what failed outside of it stays as it is. */
export function toRasterError(error: unknown): Error {
  if (error instanceof RasterError) return error;
  if (error instanceof Error && outside.has(error)) return error;
  return new RasterError('The picture cannot be read: it is damaged, or of a kind that is not known.', {
    cause: error,
  });
}
