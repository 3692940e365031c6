import { Link } from '@tanstack/react-router';
import type { OrganizationProjectMember } from '@waypost/contract';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { GrowingRows } from '../../../ui/page/growing-rows.tsx';
import { MemberCell } from './member-cell.tsx';
import classes from './organization-members-page.module.css';

interface OrganizationProjectMemberTableProps {
  readonly organizationId: string;
  readonly members: readonly OrganizationProjectMember[];
  /** The accessible name of the table. */
  readonly labelledBy: string;
}

/** People with a role in the organization's projects; each project links to its members. */
export function OrganizationProjectMemberTable({
  organizationId,
  members,
  labelledBy,
}: OrganizationProjectMemberTableProps) {
  const t = useTranslate();
  const me = useMember();
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('organizations.person')}</th>
          <th scope="col">{t('projects.title')}</th>
        </tr>
      </thead>
      <tbody>
        <GrowingRows rows={members} end="tr">
          {(one) => (
            <tr key={one.member_id}>
              <td>
                <MemberCell
                  id={one.member_id}
                  name={one.display_name}
                  avatarUrl={one.avatar_url}
                  contact={one.email ?? one.phone}
                  badge={one.member_id === me?.member_id ? t('organizationPages.you') : undefined}
                />
              </td>
              <td>
                <ul className={classes.projects}>
                  <GrowingRows rows={one.projects} end="li">
                    {(project) => (
                      <li key={project.project_id}>
                        <Link
                          to="/organizations/$org_id/projects/$project_id/members"
                          params={{ org_id: organizationId, project_id: String(project.project_id) }}
                          title={project.project_name}
                        >
                          {project.project_name}
                        </Link>{' '}
                        <span>{t(`projectMembers.roles.${project.role_name}`)}</span>
                      </li>
                    )}
                  </GrowingRows>
                </ul>
              </td>
            </tr>
          )}
        </GrowingRows>
      </tbody>
    </table>
  );
}
