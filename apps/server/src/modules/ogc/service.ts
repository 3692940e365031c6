import type { OgcCollectionId, OgcCursor, OgcItem, OgcItemsQuery } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { createRecentCache } from '../../platform/recent-cache.ts';
import { countFeatures, toExtent as toBox } from '../features/index.ts';
import { findCredits, getFeaturesVersion } from '../tiles/index.ts';
import { type Field, toFields } from './fields.ts';
import {
  countItems,
  findItem,
  type ItemFilter,
  type ItemPlace,
  type KindSummary,
  listFormFields,
  listFoundFields,
  listItems,
  listPlaces,
  summarizeKinds,
} from './store.ts';
import { toItem } from './to-item.ts';

type ReadGrant = ProjectGrant<'feature:read'>;

/** The spatial and temporal extent of a collection, and its size. */
export interface Extent {
  readonly count: number;
  readonly bbox: readonly [number, number, number, number] | null;
  readonly first: Date | null;
  readonly last: Date | null;
}

export interface Project {
  readonly name: string;
  readonly description: string;
  readonly organization: string;
}

export interface ItemsPage {
  readonly items: readonly OgcItem[];
  readonly matched: number;
  /** The cursors of the previous and next pages; null at the ends. */
  readonly before: OgcCursor | null;
  readonly after: OgcCursor | null;
}

export interface OgcService {
  /** @throws AppError `project_not_found`. */
  getProject(grant: ReadGrant): Promise<Project>;
  getExtents(grant: ReadGrant): Promise<Readonly<Record<OgcCollectionId, Extent>>>;
  listFields(grant: ReadGrant): Promise<readonly Field[]>;
  listItems(grant: ReadGrant, collection: OgcCollectionId, query: OgcItemsQuery): Promise<ItemsPage>;
  /** @throws AppError `feature_not_found`. */
  getItem(grant: ReadGrant, collection: OgcCollectionId, code: string): Promise<OgcItem>;
}

/** The number and lifetime of cached results that need a scan of a project, valid until the project changes. */
const KEPT = 256;
const KEPT_MS = 600_000;
/** Above this number of features a scan takes long, so its result is kept for a minute even if the project changes. */
const MANY = 50_000;
const KEPT_OF_MANY_MS = 60_000;
const MAX_FIELDS = 500;
/**
 * Up to this number of matches all are collected and sorted for each page. With more, walking by date fills a page
 * quickly: one in fifty matches in a project of a million.
 */
const SPARSE = 20_000;
/** A feature may have 50,000 vertices, so a page of heavy features ends early and the next one continues. */
const MAX_PAGE_BYTES = 8_000_000;

const KINDS: Readonly<Record<OgcCollectionId, readonly KindSummary['type'][]>> = {
  features: ['Point', 'LineString', 'Polygon', 'MultiPolygon'],
  points: ['Point'],
  lines: ['LineString'],
  areas: ['Polygon', 'MultiPolygon'],
};

/** @param many number of features above which counts, extents and fields may be a minute old. */
export function createOgcService(database: Database, many = MANY): OgcService {
  const db = database.read;
  const summaries = createLooks<KindSummary[]>();
  const counts = createLooks<number>();
  const fields = createLooks<Field[]>();

  async function getState(projectId: number): Promise<State> {
    const total = await countFeatures(db, projectId, {});
    const isMany = total > many;
    return {
      total,
      isMany,
      key: isMany ? `${projectId}` : `${projectId} ${await getFeaturesVersion(db, projectId)}`,
    };
  }

  async function summarize(projectId: number): Promise<KindSummary[]> {
    return summaries(await getState(projectId), '', () => summarizeKinds(db, projectId));
  }

  async function listFields(projectId: number): Promise<Field[]> {
    const forms = await listFormFields(db, projectId);
    return fields(await getState(projectId), JSON.stringify(forms), async () =>
      toFields(await listFoundFields(db, projectId, MAX_FIELDS), forms),
    );
  }

  /** Every page reports the total; following pages reuse the count of the first one. */
  async function count(projectId: number, collection: OgcCollectionId, filter: ItemFilter): Promise<number> {
    const state = await getState(projectId);
    if (!isOpen(filter)) {
      const name = `${collection} ${JSON.stringify(filter)}`;
      return counts(state, name, () => countItems(db, projectId, collection, filter));
    }
    return collection === 'features' ? state.total : toExtent(await summarize(projectId), collection).count;
  }

  return {
    async getProject({ projectId }) {
      const found = await findCredits(db, projectId);
      if (found === null) throw new AppError('project_not_found');
      const { project_name: name, project_desc: description, organization_name: organization } = found;
      return { name, description, organization };
    },
    async getExtents({ projectId }) {
      const kinds = await summarize(projectId);
      return {
        features: toExtent(kinds, 'features'),
        points: toExtent(kinds, 'points'),
        lines: toExtent(kinds, 'lines'),
        areas: toExtent(kinds, 'areas'),
      };
    },
    listFields: ({ projectId }) => listFields(projectId),
    async listItems({ projectId }, collection, { f: _format, limit, after, before, ...filter }) {
      const matched = await count(projectId, collection, filter);
      const isSparse = !isOpen(filter) && matched <= SPARSE;
      // One extra row tells whether there is another page.
      const asked = { limit: limit + 1, after, before, isSparse };
      const places = await listPlaces(db, projectId, collection, filter, asked);
      const page = cutToSize(places.slice(0, limit));
      const codes = page.map(({ code }) => code);
      const [rows, known] = await Promise.all([listItems(db, codes, collection), listFields(projectId)]);
      const hasMore = page.length < places.length;
      const [newest, oldest] = before === undefined ? [page[0], page.at(-1)] : [page.at(-1), page[0]];
      return {
        items: rows.map((row) => toItem(row, known)),
        matched,
        before:
          newest !== undefined && (before === undefined ? after !== undefined : hasMore) ? newest : null,
        after: oldest !== undefined && (before !== undefined || hasMore) ? oldest : null,
      };
    },
    async getItem({ projectId }, collection, code) {
      const row = isUuid(code) ? await findItem(db, projectId, collection, code) : null;
      if (row === null) throw new AppError('feature_not_found');
      return toItem(row, await listFields(projectId));
    },
  };
}

/** The state of a project on which cached results depend. */
interface State {
  readonly total: number;
  readonly isMany: boolean;
  readonly key: string;
}

/** Caches results about projects until the project changes, or for a minute if it has many features. */
function createLooks<T>() {
  const exact = createRecentCache<T>(KEPT, KEPT_MS);
  const ofMany = createRecentCache<T>(KEPT, KEPT_OF_MANY_MS);
  return ({ isMany, key }: State, name: string, look: () => Promise<T>): Promise<T> =>
    (isMany ? ofMany : exact).get(`${key} ${name}`, look);
}

const isOpen = (filter: ItemFilter) => Object.values(filter).every((value) => value === undefined);

/** The first features that fit into one response, at least one. */
function cutToSize(places: readonly ItemPlace[]): readonly ItemPlace[] {
  let bytes = 0;
  const end = places.findIndex((place) => {
    bytes += place.bytes;
    return bytes > MAX_PAGE_BYTES;
  });
  return end < 0 ? places : places.slice(0, Math.max(end, 1));
}

function toExtent(all: readonly KindSummary[], collection: OgcCollectionId): Extent {
  const kinds = all.filter(({ type }) => KINDS[collection].includes(type));
  if (kinds.length === 0) return { count: 0, bbox: null, first: null, last: null };
  return {
    count: kinds.reduce((sum, kind) => sum + kind.count, 0),
    bbox: toBox(kinds),
    first: new Date(Math.min(...kinds.map((kind) => kind.first.getTime()))),
    last: new Date(Math.max(...kinds.map((kind) => kind.last.getTime()))),
  };
}
