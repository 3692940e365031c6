import type { DEMO_ENTRANCES, DEMO_PEOPLE } from '@waypost/contract';
import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { AiReportService } from '../ai-reports/index.ts';
import type { DeviceService } from '../devices/index.ts';
import type { FeatureReader, FeatureWriter } from '../features/index.ts';
import type { LayerService } from '../layers/index.ts';
import type { PositionService } from '../positions/index.ts';
import type { ProjectService } from '../projects/index.ts';
import type { SessionService } from '../sessions/index.ts';
import type { TemplateService } from '../templates/index.ts';

export type DemoPerson = (typeof DEMO_PEOPLE)[number];
export type DemoEntrance = (typeof DEMO_ENTRANCES)[number];

/** The services of the product, through which the demo is created. */
export interface DemoServices {
  readonly projects: ProjectService;
  readonly templates: TemplateService;
  readonly featureReader: FeatureReader;
  readonly featureWriter: FeatureWriter;
  readonly layers: LayerService;
  readonly aiReports: Pick<AiReportService, 'create' | 'getConfig'>;
  readonly devices: DeviceService;
  readonly positions: Pick<PositionService, 'record'>;
}

export interface DemoDependencies {
  readonly database: Database;
  readonly sessions: SessionService;
  /** The moment the demo leads up to; null: when it is loaded. */
  readonly dateMs: number | null;
  /** Keeps the photographs. */
  readonly storage: Storage;
  /** The services on a database, or on an open transaction. */
  servicesOn(database: Database): DemoServices;
}
