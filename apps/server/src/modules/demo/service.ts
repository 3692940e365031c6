import type { Tokens } from '@waypost/contract';
import type { DemoDependencies, DemoPerson } from './demo-dependencies.ts';
import { loadDemo } from './load-demo.ts';
import { findDemoMember } from './store.ts';

export interface DemoService {
  /** Loads the demo once; idempotent. Concurrent calls share one run. */
  load(): Promise<void>;
  /** Opens a session as a member of the demo, after loading the demo if needed. */
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
