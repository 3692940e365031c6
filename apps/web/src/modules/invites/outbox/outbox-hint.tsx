import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useOutbox } from '../api.ts';
import classes from '../sending/invite-list.module.css';

/** Links administrators to the outbox if it contains messages; nothing otherwise. */
export function OutboxHint({ organizationId }: { organizationId: number }) {
  const t = useTranslate();
  const outbox = useOutbox(organizationId).data;
  if (outbox === undefined || outbox.messages.length === 0) return null;
  return (
    <p className={classes.hint}>
      {!outbox.is_mail_sent && <span>{t('invites.outboxHint')}</span>}
      <Link to="/organizations/$org_id/outbox" params={{ org_id: String(organizationId) }}>
        {`${t('invites.outbox')} (${outbox.messages.length})`}
      </Link>
    </p>
  );
}
