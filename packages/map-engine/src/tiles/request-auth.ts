import type { RequestParameters } from 'maplibre-gl';

const TILES_PATH = '/api/3/tiles/';

/** Requests whose header is remembered, for a refusal that may follow. */
const MAX_REMEMBERED = 500;

export interface RequestAuth {
  /**
   * MapLibre's request hook: adds the Authorization header to feature tiles of our own origin and to nothing
   * else, so that the token never reaches another host or a base map.
   */
  readonly transformRequest: (url: string) => Promise<RequestParameters> | undefined;
  /** The header of the last request of a URL; null where none was sent or it was long ago. */
  readonly findSent: (url: string) => string | null;
}

/** Signs requests of feature tiles with the header of the moment. */
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
  return target !== null && target.origin === page.origin && target.pathname.startsWith(TILES_PATH);
}
