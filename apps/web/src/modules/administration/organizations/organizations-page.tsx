import { Button, Select, TextInput } from '@mantine/core';
import { IconBuildings, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ORGANIZATION_ORDERS, type OrganizationOrder } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useSettled } from '../../../ui/people/use-settled.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { CreateOrganizationOnDemand } from '../../organizations/index.ts';
import { useAdministeredOrganizations } from './api.ts';
import { OrganizationRow } from './organization-row.tsx';
import classes from './organizations-page.module.css';

/** A pause in typing after which an organization is looked for. */
const TYPING_MS = 300;

/** Every organization, for super users: what it holds, and its limits. */
export function OrganizationsPage() {
  const t = useTranslate();
  const [part, setPart] = useState('');
  const [order, setOrder] = useState<OrganizationOrder>('name');
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { key: 'admin', node: <Link to="/admin">{t('administration.title')}</Link> },
              { key: 'organizations', node: t('administration.organizations.title') },
            ]}
          />
        }
        title={t('administration.organizations.title')}
        text={t('administration.organizations.text')}
      >
        <AddOrganization />
      </PageHeader>
      <div className={classes.page}>
        <search className={classes.filters}>
          <TextInput
            type="search"
            className={classes.search}
            label={t('administration.organizations.search')}
            placeholder={t('administration.organizations.searchHint')}
            value={part}
            maxLength={100}
            onChange={(event) => setPart(event.currentTarget.value)}
          />
          <Select
            className={classes.order}
            label={t('administration.organizations.order')}
            data={ORGANIZATION_ORDERS.map((value) => ({
              value,
              label: t(`administration.organizations.orders.${value}`),
            }))}
            value={order}
            onChange={(value) => setOrder(value === 'newest' ? 'newest' : 'name')}
            allowDeselect={false}
          />
        </search>
        <OrganizationList part={useSettled(part.trim(), TYPING_MS)} order={order} />
      </div>
    </>
  );
}

function AddOrganization() {
  const t = useTranslate();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsCreating(true)}
      >
        {t('administration.organizations.add')}
      </Button>
      {isCreating && <CreateOrganizationOnDemand isForOthers onClose={() => setIsCreating(false)} />}
    </>
  );
}

interface OrganizationListProps {
  readonly part: string;
  readonly order: OrganizationOrder;
}

function OrganizationList({ part, order }: OrganizationListProps) {
  const t = useTranslate();
  const query = useAdministeredOrganizations(part, order);
  const organizations = query.data?.pages.flatMap((page) => page.organizations);
  return (
    <AsyncView
      query={{ ...query, data: organizations }}
      skeleton={<SkeletonRows rows={6} picture="square" />}
      toErrorText={(error) => toErrorText(t, error)}
      isEmpty={(all) => all.length === 0}
      empty={
        <EmptyState
          icon={IconBuildings}
          title={t('administration.organizations.empty')}
          text={t('administration.organizations.emptyHint')}
        />
      }
    >
      {(all) => (
        <>
          <ul className={classes.list} aria-label={t('administration.organizations.listed')}>
            {all.map((organization) => (
              <OrganizationRow key={organization.organization_id} organization={organization} />
            ))}
          </ul>
          <div className={classes.more}>
            <MoreButton query={query}>{t('administration.organizations.more')}</MoreButton>
          </div>
          <p className={classes.hint}>
            {t('administration.organizations.commands')}{' '}
            <code>npm run admin -- export-organization ID FILE</code> {t('administration.organizations.or')}{' '}
            <code>npm run admin -- delete-organization ID NAME</code>
          </p>
        </>
      )}
    </AsyncView>
  );
}
