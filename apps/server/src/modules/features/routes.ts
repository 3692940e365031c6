import type { featureEndpoints } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { FeatureReader } from './service.ts';
import type { FeatureWriter } from './writing/service.ts';

export function createFeatureRoutes(
  reader: FeatureReader,
  writer: FeatureWriter,
): Handlers<typeof featureEndpoints> {
  return {
    listFeatures: ({ grant, query }) => reader.list(grant, query),
    listFeaturesWithTotal: ({ grant, query }) => reader.listWithTotal(grant, query),
    getFeaturesTotal: ({ grant, query }) => reader.count(grant, query),
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
    updateFeature: ({ grant, body }) => {
      const { version, ...change } = body.feature;
      return writer.update(grant, version, change);
    },
    deleteFeature: async ({ grant }) => {
      await writer.delete(grant);
      return undefined;
    },
  };
}
