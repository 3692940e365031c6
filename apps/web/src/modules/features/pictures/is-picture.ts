import { PICTURE_MEDIA_TYPES, type Resource } from '@waypost/contract';

/** Whether smaller pictures are drawn of a file. */
export function isPicture({ media_type }: Resource): boolean {
  return PICTURE_MEDIA_TYPES.some((type) => type === media_type);
}
