import type { OrganizationProjectMember, ProjectRole } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

interface Row extends Omit<OrganizationProjectMember, 'projects'> {
  projects: { project_id: number; project_name: string; role_name: ProjectRole }[];
}

/** Members with a role in the organization’s projects that `memberId` may read, by name, with those projects. */
export async function listOrganizationProjectMembers(
  db: Reader,
  memberId: number,
  organizationId: number,
): Promise<OrganizationProjectMember[]> {
  const result = await sql<Row>`
    select m.member_id, m.display_name, m.email, m.phone, m.avatar_url,
      jsonb_agg(
        jsonb_build_object('project_id', p.project_id, 'project_name', p.project_name, 'role_name', pm.role_name)
        order by lower(p.project_name), p.project_id
      ) as projects
    from access_project_roles(${memberId}) readable
    join projects p on p.project_id = readable.project_id
    join project_members pm on pm.project_id = p.project_id
    join members m on m.member_id = pm.member_id
    where p.organization_id = ${organizationId}
    group by m.member_id
    order by lower(m.display_name), m.member_id`.execute(db);
  return result.rows;
}
