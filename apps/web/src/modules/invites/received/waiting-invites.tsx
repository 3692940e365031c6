import { Menu } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useReceivedInvites } from '../api.ts';
import classes from './waiting-invites.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** How many invitations wait, and how that is said; null without any. */
function useWaiting(): { readonly count: number; readonly label: string } | null {
  const t = useTranslate();
  const count = useReceivedInvites().data?.length ?? 0;
  return count === 0 ? null : { count, label: t('invites.waiting', { total: count }) };
}

/** In the header, wherever one is: a link to one's invitations while any wait. */
export function InvitesLink() {
  const waiting = useWaiting();
  if (waiting === null) return null;
  return (
    <Link to="/invites" className={classes.link} aria-label={waiting.label} title={waiting.label}>
      <IconMail {...ICON} />
      {waiting.count}
    </Link>
  );
}

/** The same in a menu. */
export function InvitesItem() {
  const waiting = useWaiting();
  if (waiting === null) return null;
  return (
    <Menu.Item leftSection={<IconMail {...ICON} />} renderRoot={(props) => <Link to="/invites" {...props} />}>
      {waiting.label}
    </Menu.Item>
  );
}
