/** How much clouds cover of the cloudiest scene of an order, 0 to 1; null if it is not known. */
export function toCloudCover(layer: Readonly<Record<string, unknown>>): number | null {
  const { cloud_cover } = (layer['data'] ?? {}) as { cloud_cover?: number | null }; // as the server keeps it
  return cloud_cover ?? null;
}
