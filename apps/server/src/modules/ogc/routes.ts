import { createHash } from 'node:crypto';
import {
  CRS84,
  GREGORIAN,
  OGC_COLLECTIONS,
  OGC_CONFORMANCE,
  type OgcCollection,
  type OgcCollectionId,
  type OgcCursor,
  type ogcEndpoints,
  toOgcCursor,
} from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { originOf } from '../../platform/http/requests/origin-of.ts';
import { createDescription } from './description.ts';
import { createItemSchema } from './item-schema.ts';
import {
  type Addresses,
  listCollectionLinks,
  listItemLinks,
  listLandingLinks,
  listPageLinks,
  toAddresses,
} from './links.ts';
import type { Extent, OgcService } from './service.ts';

type SetHeader = (name: string, value: string) => void;

export function createOgcRoutes(
  service: OgcService,
  publicUrl: string | null,
): Handlers<typeof ogcEndpoints> {
  const addressesOf = (request: FastifyRequest, projectId: number) =>
    toAddresses(originOf(request, publicUrl), projectId);
  return {
    async getOgcLanding({ grant, request, setHeader }) {
      const { name, description, organization } = await service.getProject(grant);
      const links = listLandingLinks(addressesOf(request, grant.projectId));
      return named(setHeader, { title: name, description, attribution: organization, links });
    },
    async getOgcDescription({ grant, request, setHeader }) {
      const { name } = await service.getProject(grant);
      return named(setHeader, createDescription(name, addressesOf(request, grant.projectId).root));
    },
    async getOgcConformance({ setHeader }) {
      return named(setHeader, { conformsTo: [...OGC_CONFORMANCE] });
    },
    async listOgcCollections({ grant, request, setHeader }) {
      const extents = await service.getExtents(grant);
      const addresses = addressesOf(request, grant.projectId);
      return named(setHeader, {
        links: [
          {
            rel: 'self',
            type: 'application/json',
            title: 'This page',
            href: `${addresses.root}/collections`,
          },
        ],
        collections: OGC_COLLECTIONS.map((id) => toCollection(addresses, id, extents[id])),
      });
    },
    async getOgcCollection({ grant, params, request, setHeader }) {
      const id = toCollectionId(params.collection_id);
      const extents = await service.getExtents(grant);
      return named(setHeader, toCollection(addressesOf(request, grant.projectId), id, extents[id]));
    },
    async getOgcSchema({ grant, params, request, setHeader }) {
      const id = toCollectionId(params.collection_id);
      const address = `${addressesOf(request, grant.projectId).collection(id)}/schema`;
      return named(setHeader, createItemSchema(id, address, await service.listFields(grant)));
    },
    async listOgcItems({ grant, params, query, request, setHeader }) {
      const id = toCollectionId(params.collection_id);
      const { items, matched, before, after } = await service.listItems(grant, id, query);
      const addresses = addressesOf(request, grant.projectId);
      // The query is validated, so each value is a single string.
      const asked = request.query as Readonly<Record<string, string>>;
      const toText = (place: OgcCursor | null) => (place === null ? null : toOgcCursor(place));
      const page = {
        type: 'FeatureCollection' as const,
        numberMatched: matched,
        numberReturned: items.length,
        links: listPageLinks(addresses, id, asked, { before: toText(before), after: toText(after) }),
        features: [...items],
      };
      // The ETag ignores the timestamp, so an unchanged page returns 304.
      return { ...named(setHeader, page), timeStamp: new Date().toISOString() };
    },
    async getOgcItem({ grant, params, request, setHeader }) {
      const id = toCollectionId(params.collection_id);
      const item = await service.getItem(grant, id, params.feature_id);
      const links = listItemLinks(addressesOf(request, grant.projectId), id, item.id);
      return named(setHeader, { ...item, links });
    },
  };
}

/** Sets an ETag from the content, so that clients can revalidate; shared caches must not store the response. */
function named<T>(setHeader: SetHeader, answer: T): T {
  const digest = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
  // Weak, because compressed and plain responses share it.
  setHeader('etag', `W/"${digest}"`);
  setHeader('cache-control', 'private, no-cache');
  return answer;
}

function toCollectionId(text: string): OgcCollectionId {
  const id = OGC_COLLECTIONS.find((one) => one === text);
  if (id === undefined) {
    throw new AppError('not_found', { detail: `The collections are ${OGC_COLLECTIONS.join(', ')}.` });
  }
  return id;
}

const TITLES: Readonly<Record<OgcCollectionId, readonly [title: string, description: string]>> = {
  features: ['All features', 'Everything that was collected, of every kind of geometry.'],
  points: ['Points', 'What was collected at a place.'],
  lines: ['Lines', 'What was collected along a way.'],
  areas: ['Areas', 'What was collected as an outline, each as a multipolygon.'],
};

function toCollection(addresses: Addresses, id: OgcCollectionId, extent: Extent): OgcCollection {
  const [title, description] = TITLES[id];
  const { bbox, first, last } = extent;
  return {
    id,
    title,
    description,
    ...(bbox === null || first === null || last === null
      ? {}
      : {
          extent: {
            spatial: { bbox: [[...bbox]], crs: CRS84 },
            temporal: { interval: [[first.toISOString(), last.toISOString()]], trs: GREGORIAN },
          },
        }),
    itemType: 'feature',
    crs: [CRS84],
    links: listCollectionLinks(addresses, id),
  };
}
