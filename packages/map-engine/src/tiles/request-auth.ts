import type { RequestParameters } from 'maplibre-gl';

/** Of features, and of satellite imagery. */
const TILES_PATHS = ['/api/3/tiles/', '/api/3/tulum/tiles/'];

/** Number of requests whose header is remembered, in case the server rejects it. */
const MAX_REMEMBERED = 500;

export interface RequestAuth {
  /**
   * MapLibre's request hook: adds the Authorization header to tiles of our own origin and to nothing
   * else, so that the token never reaches another host or a base map.
   */
  readonly transformRequest: (url: string) => Promise<RequestParameters> | undefined;
  /** The header of the last request of a URL; null if it had none or is no longer remembered. */
  readonly findSent: (url: string) => string | null;
}

/** Adds the current Authorization header to requests of tiles. */
export function createRequestAuth(
  pageUrl: string,
  getAuthHeader: () => string | null | Promise<string | null>,
): RequestAuth {
  const page = new URL(pageUrl);
  const sent = new Map<string, string>();
  const sign = (url: string, header: string | null): RequestParameters => {
    if (!header) return { url };
    sent.delete(url);
    sent.set(url, header);
    const [oldest] = sent.keys();
    if (sent.size > MAX_REMEMBERED && oldest !== undefined) sent.delete(oldest);
    return { url, headers: { Authorization: header } };
  };
  return {
    transformRequest: (url) =>
      isOwnTile(url, page) ? Promise.resolve(getAuthHeader()).then((header) => sign(url, header)) : undefined,
    findSent: (url) => sent.get(url) ?? null,
  };
}

function isOwnTile(url: string, page: URL): boolean {
  const target = URL.parse(url, page.href);
  if (target?.origin !== page.origin) return false;
  return TILES_PATHS.some((path) => target.pathname.startsWith(path));
}
