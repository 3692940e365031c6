import type { staticLayerEndpoints } from '@waypost/contract';
import type { Handlers } from '../../../../platform/http/endpoints/handlers.ts';
import type { LayerFeatureService } from '../../features/service.ts';
import type { StaticLayerService } from './service.ts';

/** The permission that adding all features of a filter requires on their project. */
const ADDED_FROM = {
  kind: 'project',
  needs: 'feature:read',
  project_id: 'query.project_id',
  organization_id: 'params.org_id',
} as const;

export function createStaticLayerRoutes(
  service: StaticLayerService,
  features: LayerFeatureService,
): Handlers<typeof staticLayerEndpoints> {
  return {
    listStaticLayers: ({ grant }) => service.list(grant),
    async listStaticFeatures({ grant, params, query }) {
      await service.assertFolder(grant, params.layer_id);
      return features.list(grant, params.layer_id, query);
    },
    addToFolder: ({ grant, params, body }) => service.add(grant, params.layer_id, body.feature_ids),
    async addFilteredToFolder({ grant, params, query, requireAlso }) {
      const { project_id, ...filter } = query;
      const project = await requireAlso(ADDED_FROM, { params, query: { project_id } });
      return service.addMatching(grant, params.layer_id, project, filter);
    },
    removeFromFolder: ({ grant, params, body }) => service.remove(grant, params.layer_id, body.feature_ids),
  };
}
