import { ENDPOINTS, type ProjectRole } from '@waypost/contract';
import { putProjectMember } from '../../src/modules/projects/index.ts';
import type { Person, TestApp } from '../app/test-app.ts';

const { organizations, projects } = ENDPOINTS;

export interface ThreePeople {
  /** The administrator of an organization. */
  readonly ana: Person;
  /** Has a role in its projects. */
  readonly bo: Person;
  /** Has no right to anything. */
  readonly mallory: Person;
  readonly organizationId: number;
  /** A new project, in which Bo has a role. @returns its id. */
  makeProject(role: ProjectRole): Promise<number>;
}

export async function makeThreePeople(app: TestApp): Promise<ThreePeople> {
  const ana = await app.createPerson('Ana Ruiz');
  const bo = await app.createPerson('Bo Lind');
  const mallory = await app.createPerson('Mallory Fox');
  const { organization_id: organizationId } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  await app.liftLimits(organizationId);
  return {
    ana,
    bo,
    mallory,
    organizationId,
    async makeProject(role) {
      const { project_id } = await ana.client.call(projects.createProject, {
        params: { org_id: organizationId },
        body: { name: 'Coast watch' },
      });
      await app.database.transaction((tx) => putProjectMember(tx, project_id, bo.memberId, role, false));
      return project_id;
    },
  };
}
