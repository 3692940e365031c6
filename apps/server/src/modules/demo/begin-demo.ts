import type { Tx } from '../../platform/db/database.ts';
import { createMember } from '../members/index.ts';
import { foundOrganization, insertOrganizationMember } from '../organizations/index.ts';
import type { DemoPerson } from './demo-dependencies.ts';
import { DEMO_ORGANIZATION, PEOPLE } from './organization/people.ts';
import { findFreeOrganizationName, setAsideLoading, toLoadingSubject } from './store.ts';

/** The results of the first step, which all others need. */
export interface DemoBeginning {
  readonly organizationId: number;
  /** The members of the demo, by the role they can be entered as. */
  readonly crew: Readonly<Record<DemoPerson, number>>;
  /** Every report is dated before this moment, even if loading is resumed later. */
  readonly anchorMs: number;
}

/** Creates the organization and the members of the demo. */
export async function beginDemo(tx: Tx, anchorMs: number): Promise<DemoBeginning> {
  await setAsideLoading(tx);
  const crew = {
    admin: await createPerson(tx, 'admin'),
    editor: await createPerson(tx, 'editor'),
    viewer: await createPerson(tx, 'viewer'),
  };
  const organizationId = await foundOrganization(tx, crew.admin, await chooseName(tx));
  for (const person of ['editor', 'viewer'] as const) {
    await insertOrganizationMember(tx, organizationId, crew[person], PEOPLE[person].organizationRole);
  }
  return { organizationId, crew, anchorMs };
}

function createPerson(tx: Tx, person: DemoPerson): Promise<number> {
  return createMember(tx, {
    identitySubject: toLoadingSubject(person),
    email: null,
    displayName: PEOPLE[person].displayName,
  });
}

/** A real organization may have the demo’s name. */
async function chooseName(tx: Tx): Promise<string> {
  const names = [
    DEMO_ORGANIZATION,
    ...Array.from({ length: 20 }, (_, n) => `${DEMO_ORGANIZATION} (demo ${n + 1})`),
  ];
  const name = await findFreeOrganizationName(tx, names);
  if (name === null) throw new Error('Every name for the demo organization is taken.');
  return name;
}
