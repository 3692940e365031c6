import type { DataEntry, Resource } from '@waypost/contract';

const TEXT = 0;

/**
 * The picture that a collected value stands for. A value does not say that it answers a photo field, and the template
 * may have changed or be gone, so it is any text that is exactly the file name of a picture of the same feature: the
 * names of uploads are hardly written for another reason, and then they mean that picture too.
 */
export function findDataPicture(
  { type, value }: DataEntry,
  resources: readonly Resource[],
): Resource | undefined {
  if (type !== TEXT) return undefined;
  return resources.find(({ file_name, variants }) => variants !== null && file_name === value);
}
