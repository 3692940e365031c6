import { Button } from '@mantine/core';
import { IconFileUpload, IconMapPlus, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { OrganizationInviteButton } from '../../invites/index.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The first steps in an organization without projects. */
export function EmptyOrganization({ organization }: { readonly organization: Organization | undefined }) {
  const t = useTranslate();
  const canCreate = hasAccess(organization?.current_member.access_map, 'project:create');
  return (
    <EmptyState
      icon={IconMapPlus}
      title={t('projects.empty')}
      text={t(canCreate ? 'firstSteps.hint' : 'projects.emptyCannotCreate')}
    >
      {canCreate && (
        <>
          <Button
            leftSection={<IconPlus {...ICON} />}
            renderRoot={(props) => <Link to="/projects/create" {...props} />}
          >
            {t('projects.new')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileUpload {...ICON} />}
            renderRoot={(props) => <Link to="/file-viewer" {...props} />}
          >
            {t('features.importFile')}
          </Button>
        </>
      )}
      {organization !== undefined && (
        <OrganizationInviteButton
          organization={organization}
          label={t('firstSteps.invite')}
          isPrimary={false}
        />
      )}
    </EmptyState>
  );
}
