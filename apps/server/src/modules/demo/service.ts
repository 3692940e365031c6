import type { Tokens } from '@waypost/contract';
import type { SignedInOn } from '../sessions/index.ts';
import type { DemoDependencies, DemoEntrance } from './demo-dependencies.ts';
import { loadDemo } from './load-demo.ts';
import { findDemoMember, SUPER_USER_SUBJECT, withdrawSuperUser } from './store.ts';
import { ensureSuperUser } from './super-user.ts';

export interface DemoService {
  /** Loads the demo once; idempotent. Concurrent calls share one run. */
  load(): Promise<void>;
  /** Opens a session as a member of the demo, after loading the demo if needed. */
  enter(person: DemoEntrance, on: SignedInOn): Promise<Tokens>;
  /** Ends the rights and sessions of the demo's super user; for a server that is not in evaluation mode. */
  withdrawSuperUser(): Promise<void>;
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
    async enter(person, on) {
      await load();
      const { database, sessions } = dependencies;
      return sessions.open(
        await (person === 'super_user' ? ensureSuperUser(database) : findDemoMember(database.read, person)),
        on,
      );
    },
    async withdrawSuperUser() {
      const { database, sessions } = dependencies;
      if (await database.transaction(withdrawSuperUser)) await sessions.revokeAll(SUPER_USER_SUBJECT);
    },
  };
}
