/** Tiles of pictures are what the members of an organization may see, and change with their name alone. */
export const TILE_HEADERS = {
  'cache-control': 'private, max-age=3600',
  'referrer-policy': 'no-referrer',
} as const;
