type Corner = readonly [lng: number, lat: number];

/** The four corners of the rectangle between two opposite ones, along meridians and parallels; an open ring. */
export function toRectangle([ax, ay]: Corner, [bx, by]: Corner): [number, number][] {
  return [
    [ax, ay],
    [bx, ay],
    [bx, by],
    [ax, by],
  ];
}
