import { Checkbox, TextInput } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
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
import { useUsers } from './api.ts';
import { UserRow } from './user-row.tsx';
import classes from './users-page.module.css';

/** A pause in typing after which somebody is looked for. */
const TYPING_MS = 300;

/** Everybody with an account, for super users, with what these can do for them. */
export function UsersPage() {
  const t = useTranslate();
  const [part, setPart] = useState('');
  const [areSuperUsers, setAreSuperUsers] = useState(false);
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { key: 'admin', node: <Link to="/admin">{t('administration.title')}</Link> },
              { key: 'users', node: t('administration.users.title') },
            ]}
          />
        }
        title={t('administration.users.title')}
        text={t('administration.users.text')}
      />
      <div className={classes.page}>
        <search className={classes.filters}>
          <TextInput
            type="search"
            className={classes.search}
            label={t('administration.users.search')}
            placeholder={t('administration.users.searchHint')}
            value={part}
            maxLength={100}
            onChange={(event) => setPart(event.currentTarget.value)}
          />
          <Checkbox
            className={classes.only}
            label={t('administration.users.onlySuperUsers')}
            checked={areSuperUsers}
            onChange={(event) => setAreSuperUsers(event.currentTarget.checked)}
          />
        </search>
        <UserList part={useSettled(part.trim(), TYPING_MS)} areSuperUsers={areSuperUsers} />
      </div>
    </>
  );
}

interface UserListProps {
  readonly part: string;
  readonly areSuperUsers: boolean;
}

function UserList({ part, areSuperUsers }: UserListProps) {
  const t = useTranslate();
  const query = useUsers(part, areSuperUsers);
  const users = query.data?.pages.flatMap((page) => page.users);
  return (
    <AsyncView
      query={{ ...query, data: users }}
      skeleton={<SkeletonRows rows={6} picture="round" />}
      toErrorText={(error) => toErrorText(t, error)}
      isEmpty={(all) => all.length === 0}
      empty={
        <EmptyState
          icon={IconUserSearch}
          title={t('administration.users.empty')}
          text={t('administration.users.emptyHint')}
        />
      }
    >
      {(all) => (
        <>
          <ul className={classes.list} aria-label={t('administration.users.listed')}>
            {all.map((user) => (
              <UserRow key={user.member_id} user={user} />
            ))}
          </ul>
          <div className={classes.more}>
            <MoreButton query={query}>{t('administration.users.more')}</MoreButton>
          </div>
        </>
      )}
    </AsyncView>
  );
}
