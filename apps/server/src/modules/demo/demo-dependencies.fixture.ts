import type { TestApp } from '../../../test/app/test-app.ts';
import type { Database } from '../../platform/db/database.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { createAiReportKind, createAiReportService, createWriters } from '../ai-reports/index.ts';
import { createDeviceService } from '../devices/index.ts';
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
  // The server has it open as well, and others may be loading the demo: what they stage is theirs.
  const storage = await openStorage(config, { isBesideServer: true });
  const writers = createWriters({
    database: own,
    models: { find: async () => null },
    limits: { callsPerMonth: 0, tokensPerMonth: 0 },
  });
  const aiReportKind = createAiReportKind({
    database: own,
    writers,
    providerFaults: { note: () => {} },
    messages: services.messages,
    publicUrl: '',
  });
  return {
    database,
    dateMs: config.demoDateMs,
    sessions: services.sessions,
    storage,
    servicesOn: (on) => ({
      projects: createProjectService(on, services.baseMaps),
      templates: createTemplateService(on, storage, services.pictures),
      featureReader: createFeatureReader(on),
      featureWriter: createFeatureWriter(on),
      layers: createLayerService(on),
      aiReports: createAiReportService({ database: on, kind: aiReportKind, writers, jobs: services.jobs }),
      devices: createDeviceService(on),
      positions: services.positions,
    }),
  };
}
