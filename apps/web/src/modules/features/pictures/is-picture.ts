import { PICTURE_MEDIA_TYPES, type Resource } from '@waypost/contract';

/** Whether a file has previews. */
export function isPicture({ media_type }: Resource): boolean {
  return PICTURE_MEDIA_TYPES.some((type) => type === media_type);
}
