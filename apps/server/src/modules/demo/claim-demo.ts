import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PEOPLE } from '@waypost/contract';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createMember } from '../members/index.ts';
import { foundOrganization, insertOrganizationMember } from '../organizations/index.ts';
import type { DemoPerson } from './demo-dependencies.ts';
import { DEMO_ORGANIZATION, PEOPLE } from './organization/people.ts';
import {
  findFreeOrganizationName,
  findLoading,
  hasDemo,
  lockDemo,
  purgeLoading,
  toLoadingSubject,
} from './store.ts';

/** A loading on a database that several processes share, and that wrote this lately, may still be alive. */
const ALIVE_SECONDS = 5;
const POLL_MS = 500;

/** Everybody who is in the demo, by whom they may be entered as. */
export type Crew = Readonly<Record<DemoPerson, number>>;

export interface Claim {
  readonly organizationId: number;
  readonly crew: Crew;
}

/**
 * Begins the demo: its organization and people, after sweeping away what a killed loading left. Waits while
 * another process is at it.
 * @returns null when the demo is there.
 */
export async function claimDemo(database: Database): Promise<Claim | null> {
  // The embedded database has one process, so whatever stands there unfinished is nobody's any more.
  const aliveSeconds = database.kind === 'embedded' ? 0 : ALIVE_SECONDS;
  for (;;) {
    if (await hasDemo(database.read)) return null;
    const claim = await database.transaction((tx) => tryClaim(tx, aliveSeconds));
    if (claim !== 'busy') return claim;
    await sleep(POLL_MS);
  }
}

async function tryClaim(tx: Tx, aliveSeconds: number): Promise<Claim | 'busy' | null> {
  await lockDemo(tx);
  if (await hasDemo(tx)) return null;
  const loading = await findLoading(tx, DEMO_PEOPLE);
  if (loading !== null) {
    if (loading.idleSeconds < aliveSeconds) return 'busy';
    await purgeLoading(tx, loading.organizationIds, loading.memberIds);
  }
  const crew = {
    admin: await createPerson(tx, 'admin'),
    editor: await createPerson(tx, 'editor'),
    viewer: await createPerson(tx, 'viewer'),
  };
  const organizationId = await foundOrganization(tx, crew.admin, await chooseName(tx));
  for (const person of ['editor', 'viewer'] as const) {
    await insertOrganizationMember(tx, organizationId, crew[person], PEOPLE[person].organizationRole);
  }
  return { organizationId, crew };
}

function createPerson(tx: Tx, person: DemoPerson): Promise<number> {
  return createMember(tx, {
    identitySubject: toLoadingSubject(person),
    email: null,
    displayName: PEOPLE[person].displayName,
  });
}

/** The organization's name may be taken by people who are real. */
async function chooseName(tx: Tx): Promise<string> {
  const names = [
    DEMO_ORGANIZATION,
    ...Array.from({ length: 20 }, (_, n) => `${DEMO_ORGANIZATION} (demo ${n + 1})`),
  ];
  const name = await findFreeOrganizationName(tx, names);
  if (name === null) throw new Error('Every name for the demo organization is taken.');
  return name;
}
