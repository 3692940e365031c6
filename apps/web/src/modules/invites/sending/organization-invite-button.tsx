import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { GIVEN_ORGANIZATION_ROLES, type GivenOrganizationRole, type Organization } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { inviteToOrganization } from '../api.ts';
import { inviteDialogTexts } from './invite-dialog-texts.ts';

const InviteDialog = lazy(async () => ({
  default: (await withTexts(import('./invite-dialog.tsx'), inviteDialogTexts))
    .InviteDialog<GivenOrganizationRole>,
}));

interface OrganizationInviteButtonProps {
  readonly organization: Organization;
  readonly label?: string;
  /** Whether it is the main action of its page. */
  readonly isPrimary?: boolean;
}

/** The button to invite someone to an organization; absent without access. */
export function OrganizationInviteButton({
  organization,
  label,
  isPrimary = true,
}: OrganizationInviteButtonProps) {
  const t = useTranslate();
  const { organization_id, organization_name, current_member } = organization;
  const [isInviting, setIsInviting] = useState(false);
  if (!hasAccess(current_member.access_map, 'org_member:create')) return null;
  return (
    <>
      <Button
        variant={isPrimary ? 'filled' : 'default'}
        leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsInviting(true)}
      >
        {label ?? t('invites.invite')}
      </Button>
      {isInviting && (
        <Suspense>
          <InviteDialog
            place={organization_name}
            roles={GIVEN_ORGANIZATION_ROLES.toReversed().map((value) => ({
              value,
              label: t(`organizations.roles.${value}`),
            }))}
            defaultRole="org_member"
            nameMin={3}
            canInclude={false}
            takesPhone={false}
            outboxOf={organization_id}
            send={({ name, email, role }) =>
              inviteToOrganization(organization_id, { fullname: name, email, role })
            }
            onClose={() => setIsInviting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
