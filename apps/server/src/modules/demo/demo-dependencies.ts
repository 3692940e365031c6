import type { DEMO_PEOPLE } from '@waypost/contract';
import type { Database } from '../../platform/db/database.ts';
import type { FeatureWriter } from '../features/index.ts';
import type { ProjectService } from '../projects/index.ts';
import type { SessionService } from '../sessions/index.ts';
import type { TemplateService } from '../templates/index.ts';

export type DemoPerson = (typeof DEMO_PEOPLE)[number];

/** The services of the product, through which the demo is created. */
export interface DemoServices {
  readonly projects: ProjectService;
  readonly templates: TemplateService;
  readonly featureWriter: FeatureWriter;
}

export interface DemoDependencies {
  readonly database: Database;
  readonly sessions: SessionService;
  /** The services on a database, or on an open transaction. */
  servicesOn(database: Database): DemoServices;
}
