import type { Tokens } from '@waypost/contract';
import type { DemoDependencies, DemoPerson } from './demo-dependencies.ts';
import { loadDemo } from './load-demo.ts';
import { findDemoMember } from './store.ts';

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
