import type { RequestParameters } from 'maplibre-gl';

const TILES_PATH = '/api/3/tiles/';

/**
 * MapLibre's request hook: adds the Authorization header to feature tiles of our own origin and nothing else, so that
 * the token never reaches another host or a base map.
 */
export function createRequestAuth(
  pageUrl: string,
  getAuthHeader: () => string | null | Promise<string | null>,
): (url: string) => Promise<RequestParameters> | undefined {
  const page = new URL(pageUrl);
  return (url) => {
    if (!isOwnTile(url, page)) return undefined;
    return Promise.resolve(getAuthHeader()).then((value) =>
      value ? { url, headers: { Authorization: value } } : { url },
    );
  };
}

function isOwnTile(url: string, page: URL): boolean {
  const target = URL.parse(url, page.href);
  return target !== null && target.origin === page.origin && target.pathname.startsWith(TILES_PATH);
}
