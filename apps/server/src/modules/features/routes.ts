import type { featureEndpoints, featureHistoryEndpoints, featureTableEndpoints } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { readStartedFrom } from '../../platform/http/requests/read-started-from.ts';
import type { BoundaryPairing } from './boundary/pairing.ts';
import type { FeatureHistory } from './history/service.ts';
import type { FeatureReader } from './service.ts';
import type { FeatureTable } from './table/service.ts';
import type { FeatureTimeline } from './timeline/service.ts';
import type { FeatureTrash } from './trash/service.ts';
import type { FeatureWriter } from './writing/service.ts';

/** The permission that moving a feature needs in the target project. */
const MOVED_INTO = { kind: 'project', needs: 'feature:create', project_id: 'body.project_id' } as const;

export function createFeatureRoutes(
  reader: FeatureReader,
  writer: FeatureWriter,
  timeline: FeatureTimeline,
  pairing: BoundaryPairing,
): Handlers<typeof featureEndpoints> {
  return {
    listFeatures: ({ grant, query }) => reader.list(grant, query),
    listFeaturesWithTotal: ({ grant, query }) => reader.listWithTotal(grant, query),
    getFeaturesTotal: ({ grant, query }) => reader.count(grant, query),
    getTimeline: ({ grant, query }) => timeline.get(grant, query),
    getNeighbours: ({ grant, query: { code, ...filter } }) => reader.getNeighbours(grant, code, filter),
    getFeature: ({ grant }) => reader.get(grant),
    createFeature: ({ grant, body, files }) => {
      const { project_id, ...feature } = body.feature;
      if (project_id !== undefined && project_id !== grant.projectId) {
        throw new AppError('validation_failed', {
          issues: [{ path: 'body.feature.project_id', message: 'This is not the project of the query.' }],
        });
      }
      return writer.create(grant, feature, files);
    },
    updateFeature: async ({ grant, body, request, requireAlso }) => {
      const { version, project_id, ...change } = body.feature;
      const into =
        project_id === undefined || project_id === grant.projectId
          ? undefined
          : await requireAlso(MOVED_INTO, { body: { project_id } });
      return writer.update(grant, readStartedFrom(request, version), change, into);
    },
    updateGeometry: ({ grant, body, request }) =>
      writer.update(grant, readStartedFrom(request, body.version), { geometry: body.geometry }),
    pairFeature: ({ grant, body }) => pairing.pair(grant, body.is_boundary),
    listChilds: ({ grant }) => reader.listChilds(grant),
    deleteFeature: async ({ grant }) => {
      await writer.delete(grant);
      return undefined;
    },
  };
}

export function createFeatureHistoryRoutes(
  history: FeatureHistory,
  trash: FeatureTrash,
  writer: FeatureWriter,
): Handlers<typeof featureHistoryEndpoints> {
  return {
    getHistory: ({ grant, query }) => history.list(grant, query),
    getVersion: ({ grant, params }) => history.get(grant, params.version),
    restoreVersion: ({ grant, body, request }) =>
      writer.restore(grant, body.version, readStartedFrom(request, undefined)),
    listDeletedFeatures: ({ grant, query }) => trash.list(grant, query),
    recoverFeature: ({ grant, params }) => trash.recover(grant, params.code),
  };
}

export function createFeatureTableRoutes(table: FeatureTable): Handlers<typeof featureTableEndpoints> {
  return {
    listTable: ({ grant, query }) => table.list(grant, query),
    listTableFields: ({ grant }) => table.listFields(grant),
    updateTable: ({ grant, body }) => table.update(grant, body.features),
  };
}
