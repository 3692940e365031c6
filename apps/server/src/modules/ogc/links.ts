import {
  API_BASE,
  GEO_JSON,
  JSON_SCHEMA,
  type OgcCollectionId,
  type OgcLink,
  OPENAPI_3_0,
} from '@waypost/contract';

const JSON_TYPE = 'application/json';

/** The URLs of one project’s service. */
export interface Addresses {
  readonly root: string;
  readonly docs: string;
  readonly tiles: string;
  collection(id: OgcCollectionId): string;
}

export function toAddresses(origin: string, projectId: number): Addresses {
  const root = `${origin}${API_BASE}/ogc/projects/${projectId}`;
  return {
    root,
    docs: `${origin}/api/docs`,
    tiles: `${origin}${API_BASE}/tiles/features/${projectId}/tiles.json`,
    collection: (id) => `${root}/collections/${id}`,
  };
}

export function listLandingLinks({ root, docs, tiles }: Addresses): OgcLink[] {
  return [
    { rel: 'self', type: JSON_TYPE, title: 'This page', href: root },
    { rel: 'service-desc', type: OPENAPI_3_0, title: 'The service as OpenAPI 3.0', href: `${root}/api` },
    { rel: 'service-doc', type: 'text/html', title: 'The whole API, to be read', href: docs },
    { rel: 'conformance', type: JSON_TYPE, title: 'What is kept', href: `${root}/conformance` },
    { rel: 'data', type: JSON_TYPE, title: 'The collections', href: `${root}/collections` },
    { rel: 'related', type: JSON_TYPE, title: 'The same as vector tiles (TileJSON)', href: tiles },
  ];
}

export function listCollectionLinks(addresses: Addresses, id: OgcCollectionId): OgcLink[] {
  const href = addresses.collection(id);
  return [
    { rel: 'self', type: JSON_TYPE, title: 'This collection', href },
    { rel: 'items', type: GEO_JSON, title: 'Its features', href: `${href}/items` },
    { rel: 'describedby', type: JSON_SCHEMA, title: 'Their properties', href: `${href}/schema` },
  ];
}

export function listItemLinks(addresses: Addresses, id: OgcCollectionId, code: string): OgcLink[] {
  const href = addresses.collection(id);
  return [
    { rel: 'self', type: GEO_JSON, title: 'This feature', href: `${href}/items/${code}` },
    { rel: 'collection', type: JSON_TYPE, title: 'Its collection', href },
  ];
}

/**
 * The links of a page, which repeat its query parameters.
 * @param asked the query as received; its cursor is replaced.
 */
export function listPageLinks(
  addresses: Addresses,
  id: OgcCollectionId,
  asked: Readonly<Record<string, unknown>>,
  places: { readonly before: string | null; readonly after: string | null },
): OgcLink[] {
  const items = `${addresses.collection(id)}/items`;
  const toHref = (query: Readonly<Record<string, unknown>>) => {
    const text = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    return text === '' ? items : `${items}?${text}`;
  };
  const { after: _after, before: _before, ...filter } = asked;
  return [
    { rel: 'self', type: GEO_JSON, title: 'This page', href: toHref(asked) },
    ...(places.after === null
      ? []
      : [
          {
            rel: 'next',
            type: GEO_JSON,
            title: 'Next page',
            href: toHref({ ...filter, after: places.after }),
          },
        ]),
    ...(places.before === null
      ? []
      : [
          {
            rel: 'prev',
            type: GEO_JSON,
            title: 'Previous page',
            href: toHref({ ...filter, before: places.before }),
          },
        ]),
    { rel: 'collection', type: JSON_TYPE, title: 'The collection', href: addresses.collection(id) },
  ];
}
