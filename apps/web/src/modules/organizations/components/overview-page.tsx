import { Button } from '@mantine/core';
import { IconBuildingCommunity, IconLogout, IconPlus } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Mark } from '../../../ui/page/mark.tsx';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { ReceivedInvites, useReceivedInvites } from '../../invites/index.ts';
import { useOrganizations } from '../api.ts';
import { CreateOrganizationOnDemand } from './create-organization-on-demand.tsx';
import classes from './overview-page.module.css';

/** The signed-in person, the organizations to choose from, and a button to create one. */
export function OverviewPage() {
  const t = useTranslate();
  const query = useOrganizations();
  const { isCreating, open, close } = useCreating();
  return (
    <div className={classes.page}>
      <main className={classes.column}>
        <div className={classes.brand}>
          <Mark size={28} />
          <span>{t('common.appName')}</span>
        </div>
        <PersonCard />
        <ReceivedInvites />
        <AvailableOrganizations />
        <section className={classes.card} data-row>
          <div className={classes.grow}>
            <h2 className={classes.heading}>{t('organizations.createTitle')}</h2>
            <p className={classes.hint}>{t('overview.createHint')}</p>
          </div>
          <Button
            variant={query.data?.length === 0 ? 'filled' : 'default'}
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={open}
          >
            {t('common.create')}
          </Button>
        </section>
        <Button
          variant="subtle"
          color="gray"
          className={classes.out ?? ''}
          leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />}
          renderRoot={(props) => <Link to="/logout" preload={false} {...props} />}
        >
          {t('sessions.logOut')}
        </Button>
      </main>
      {isCreating && <CreateOrganizationOnDemand onClose={close} />}
    </div>
  );
}

/** Whether the dialog is open: by the button, or by the address for somebody whom no invitation waits for. */
function useCreating() {
  const navigate = useNavigate();
  const isNew = useLocation({ select: ({ hash }) => hash === 'new' });
  const invites = useReceivedInvites().data;
  const [isPressed, setIsPressed] = useState(false);
  const close = () => {
    setIsPressed(false);
    if (isNew) void navigate({ to: '/auth/overview', replace: true });
  };
  const isFirstStep = isNew && invites?.length === 0;
  return { isCreating: isPressed || isFirstStep, open: () => setIsPressed(true), close };
}

function PersonCard() {
  const t = useTranslate();
  const member = useMember();
  return (
    <section className={classes.card}>
      <div className={classes.person}>
        <InitialsAvatar
          name={member?.display_name ?? ''}
          seed={member?.member_id ?? 0}
          size={44}
          url={member?.avatar_url}
        />
        <div className={classes.grow}>
          <h1 className={classes.name}>{member?.display_name}</h1>
          <span className={classes.hint}>{member?.email ?? member?.phone}</span>
        </div>
        <Link to="/logout" preload={false} className={classes.link}>
          {t('overview.change')}
        </Link>
      </div>
    </section>
  );
}

function AvailableOrganizations() {
  const t = useTranslate();
  const query = useOrganizations();
  const isInvited = (useReceivedInvites().data?.length ?? 0) > 0;
  return (
    <section className={classes.card} aria-labelledby="available">
      <h2 id="available" className={classes.heading}>
        {t('sessions.available')}
      </h2>
      <AsyncView
        query={query}
        skeleton={
          <>
            <p className={classes.hint} role="status">
              {t('sessions.loading')}
            </p>
            <SkeletonRows rows={3} picture="square" />
          </>
        }
        toErrorText={(error) => `${t('organizations.listFailed')}. ${toErrorText(t, error)}`}
        isEmpty={(organizations) => organizations.length === 0}
        empty={
          <EmptyState
            icon={IconBuildingCommunity}
            title={t('overview.none')}
            text={t(isInvited ? 'overview.noneInvited' : 'overview.noneHint')}
          />
        }
      >
        {(organizations) => (
          <ul className={classes.list}>
            {organizations.map((organization) => (
              <OrganizationItem key={organization.organization_id} organization={organization} />
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

function OrganizationItem({ organization }: { organization: Organization }) {
  const t = useTranslate();
  return (
    <li className={classes.item}>
      <InitialsAvatar
        name={organization.organization_name}
        seed={organization.organization_id}
        size={32}
        shape="square"
        url={organization.avatar_url}
      />
      <div className={classes.grow}>
        <span className={classes.itemName}>{organization.organization_name}</span>
        <span className={classes.hint}>{t(`organizations.roles.${organization.current_member.role}`)}</span>
      </div>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/organizations/$org_id/projects"
            params={{ org_id: String(organization.organization_id) }}
            {...props}
            aria-label={`${t('common.open')}: ${organization.organization_name}`}
          />
        )}
      >
        {t('common.open')}
      </Button>
    </li>
  );
}
