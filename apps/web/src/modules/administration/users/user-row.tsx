import type { AdministeredUser } from '@waypost/contract';
import { useMember } from '../../../data/session/member.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { PersonRow } from '../../../ui/people/person-row.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './users-page.module.css';

/** One user: where they belong, when they were last here, and what can be done for them. */
export function UserRow({ user }: { readonly user: AdministeredUser }) {
  const t = useTranslate();
  const isMe = useMember()?.member_id === user.member_id;
  const isUnverified = user.email !== null && !user.email_verified;
  return (
    <PersonRow
      id={user.member_id}
      name={user.display_name}
      avatarUrl={user.avatar_url}
      contact={user.email ?? user.phone ?? t('administration.users.noAddress')}
      badge={user.is_super_user ? t('administration.users.superUser') : undefined}
      detail={
        <span className={classes.facts}>
          <span>{toOrganizationsText(t, user)}</span>
          {user.last_seen_at === null ? (
            <span>{t('administration.users.neverSeen')}</span>
          ) : (
            <span>
              {t('administration.users.lastSeen')} <RelativeTime value={user.last_seen_at} />
            </span>
          )}
          <span>{t('administration.users.openSessions', { count: user.open_sessions })}</span>
        </span>
      }
      footer={isUnverified ? <Badge tone="caution">{t('administration.users.unverified')}</Badge> : undefined}
    >
      <UserMenu user={user} isMe={isMe} />
    </PersonRow>
  );
}

function toOrganizationsText(t: Translate, { organizations, organizations_count }: AdministeredUser): string {
  if (organizations_count === 0) return t('administration.users.noOrganization');
  const names = organizations.map(({ name }) => name).join(', ');
  const count = organizations_count - organizations.length;
  return count === 0 ? names : t('administration.users.moreOrganizations', { names, count });
}
