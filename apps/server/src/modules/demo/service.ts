import type { DEMO_PEOPLE, Tokens } from '@waypost/contract';
import type { Database } from '../../platform/db/database.ts';
import type { FeatureWriter } from '../features/index.ts';
import type { ProjectService } from '../projects/index.ts';
import type { SessionService } from '../sessions/index.ts';
import type { TemplateService } from '../templates/index.ts';
import { loadDemo } from './load-demo.ts';
import { findDemoMember } from './store.ts';

export type DemoPerson = (typeof DEMO_PEOPLE)[number];

export interface DemoDependencies {
  readonly database: Database;
  readonly sessions: SessionService;
  readonly projects: ProjectService;
  readonly templates: TemplateService;
  readonly featureWriter: FeatureWriter;
}

export interface DemoService {
  /** Loads the demo once; harmless when it is there. Concurrent calls share one loading. */
  load(): Promise<void>;
  /** Begins a session as one of the demo’s people, loading the demo first where needed. */
  enter(person: DemoPerson): Promise<Tokens>;
}

export function createDemoService(dependencies: DemoDependencies): DemoService {
  let loading: Promise<void> | null = null;
  const load = (): Promise<void> => {
    loading ??= loadDemo(dependencies).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    load,
    async enter(person) {
      await load();
      return dependencies.sessions.open(await findDemoMember(dependencies.database.read, person));
    },
  };
}
