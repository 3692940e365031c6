import type { TestApp } from '../../../test/app/test-app.ts';
import type { Database } from '../../platform/db/database.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { createFeatureReader, createFeatureWriter } from '../features/index.ts';
import { createLayerService } from '../layers/index.ts';
import { createProjectService } from '../projects/index.ts';
import { createTemplateService } from '../templates/index.ts';
import type { DemoDependencies } from './demo-dependencies.ts';

/** The demo’s dependencies of a started server. @param database the server’s own, or one that fails for a test. */
export async function createDemoDependencies(
  { services, config, database: own }: TestApp,
  database: Database = own,
): Promise<DemoDependencies> {
  const storage = await openStorage(config);
  return {
    database,
    sessions: services.sessions,
    storage,
    servicesOn: (on) => ({
      projects: createProjectService(on),
      templates: createTemplateService(on, storage, services.pictures),
      featureReader: createFeatureReader(on),
      featureWriter: createFeatureWriter(on),
      layers: createLayerService(on),
    }),
  };
}
