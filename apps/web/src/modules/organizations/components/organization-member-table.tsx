import { ActionIcon } from '@mantine/core';
import { IconLogout, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Organization, OrganizationMember } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { GrowingRows } from '../../../ui/page/growing-rows.tsx';
import { confirm } from '../../../ui/questions/confirm.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { removeOrganizationMember } from '../api.ts';
import { MemberCell } from './member-cell.tsx';
import classes from './organization-members-page.module.css';

const EditOrganizationMemberDialog = lazy(async () => ({
  default: (await import('./edit-organization-member-dialog.tsx')).EditOrganizationMemberDialog,
}));

const ICON = { size: 17, stroke: 1.5, 'aria-hidden': true } as const;

interface OrganizationMemberTableProps {
  readonly organization: Organization;
  readonly members: readonly OrganizationMember[];
  /** The accessible name of the table. */
  readonly labelledBy: string;
}

/** The members of an organization with the actions that the person may take. */
export function OrganizationMemberTable({ organization, members, labelledBy }: OrganizationMemberTableProps) {
  const t = useTranslate();
  const me = useMember();
  const [editing, setEditing] = useState<OrganizationMember | null>(null);
  const canUpdate = hasAccess(organization.current_member.access_map, 'org_member:update');
  return (
    <>
      <table className={classes.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('organizations.person')}</th>
            <th scope="col" className={classes.role}>
              {t('organizationPages.role')}
            </th>
            <th scope="col" className={classes.since}>
              {t('organizationPages.since')}
            </th>
            <th scope="col" className={classes.actions} aria-label={t('organizationPages.actions')} />
          </tr>
        </thead>
        <tbody>
          <GrowingRows rows={members} end="tr">
            {(one) => (
              <tr key={one.organization_member_id}>
                <td>
                  <MemberCell
                    id={one.member_id}
                    name={one.display_name}
                    avatarUrl={one.avatar_url}
                    contact={one.email}
                    badge={one.member_id === me?.member_id ? t('organizationPages.you') : undefined}
                  />
                </td>
                <td className={classes.role}>{t(`organizations.roles.${one.role}`)}</td>
                <td className={classes.since}>
                  <RelativeTime value={one.create_dttm} />
                </td>
                <td className={classes.actions}>
                  <div className={classes.buttons}>
                    {canUpdate && (
                      <ActionIcon
                        aria-label={t('organizationPages.editMember', { name: one.display_name })}
                        title={t('organizationPages.editMember', { name: one.display_name })}
                        onClick={() => setEditing(one)}
                      >
                        <IconPencil {...ICON} />
                      </ActionIcon>
                    )}
                    <RemoveButton
                      organization={organization}
                      one={one}
                      isMe={one.member_id === me?.member_id}
                    />
                  </div>
                </td>
              </tr>
            )}
          </GrowingRows>
        </tbody>
      </table>
      {editing !== null && (
        <Suspense>
          <EditOrganizationMemberDialog
            organization={organization}
            member={editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface RemoveButtonProps {
  readonly organization: Organization;
  readonly one: OrganizationMember;
  readonly isMe: boolean;
}

function RemoveButton({ organization, one, isMe }: RemoveButtonProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const remove = useRemove(organization, one, isMe);
  if (!isMe && !hasAccess(organization.current_member.access_map, 'org_member:delete')) return null;
  const label = isMe
    ? t('organizationPages.leave')
    : t('organizationPages.removeMember', { name: one.display_name });
  const run = async () => {
    setIsBusy(true);
    await remove();
    setIsBusy(false);
  };
  return (
    <ActionIcon aria-label={label} title={label} loading={isBusy} onClick={() => void run()}>
      {isMe ? <IconLogout {...ICON} /> : <IconTrash {...ICON} />}
    </ActionIcon>
  );
}

/** Confirms, removes, and reports the result; someone who removed themselves is redirected to the dashboard. */
function useRemove(organization: Organization, one: OrganizationMember, isMe: boolean) {
  const t = useTranslate();
  const navigate = useNavigate();
  const name = isMe ? organization.organization_name : one.display_name;
  return async () => {
    const isConfirmed = await confirm({
      title: t(isMe ? 'organizationPages.leaveTitle' : 'organizationPages.removeTitle', { name }),
      text: t(isMe ? 'organizationPages.leaveText' : 'organizationPages.removeText'),
      confirmLabel: t(isMe ? 'organizationPages.leave' : 'common.remove'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    try {
      await removeOrganizationMember(organization.organization_id, one.member_id);
      showToast({
        tone: 'good',
        message: t(isMe ? 'organizationPages.left' : 'organizationPages.memberDeleted', {
          name: cutName(name),
        }),
      });
      if (isMe) await navigate({ to: '/' });
      const { organization_id: id } = organization;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.organizations }),
        queryClient.invalidateQueries({ queryKey: queryKeys.organizationMembers(id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.projects(id) }),
      ]);
    } catch (error) {
      showToast({
        tone: 'error',
        title: t('organizationPages.memberDeleteFailed'),
        message: toErrorText(t, error),
      });
    }
  };
}
