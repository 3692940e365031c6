import { Button } from '@mantine/core';
import { IconCopy, IconMailbox } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { OutboxMessage } from '@waypost/contract';
import { toErrorText } from '../../../data/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { showToast } from '../../../ui/toaster.ts';
import { useOutbox } from '../api.ts';
import classes from './outbox-page.module.css';

/** What would have gone out by mail, with the links to pass on; for administrators of the organization. */
export function OutboxPage() {
  const t = useTranslate();
  const { org_id = '0' } = useParams({ strict: false });
  const query = useOutbox(Number(org_id));
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              {
                key: 'members',
                node: (
                  <Link to="/organizations/$org_id/members" params={{ org_id }}>
                    {t('organizations.membersTitle')}
                  </Link>
                ),
              },
              { key: 'outbox', node: t('invites.outbox') },
            ]}
          />
        }
        title={t('invites.outbox')}
        text={
          query.data === undefined
            ? undefined
            : t(query.data.is_mail_sent ? 'invites.outboxSent' : 'invites.outboxText')
        }
      />
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(outbox) => outbox.messages.length === 0}
        empty={
          <EmptyState
            icon={IconMailbox}
            title={t('invites.outboxEmpty')}
            text={t('invites.outboxEmptyHint')}
          />
        }
      >
        {(outbox) => (
          <ul className={classes.list}>
            {outbox.messages.map((message) => (
              <Message key={message.message_id} message={message} />
            ))}
          </ul>
        )}
      </AsyncView>
    </>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const t = useTranslate();
  const { link } = message;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'good', message: t('invites.linkCopied') });
    } catch {
      showToast({ tone: 'error', message: t('invites.copyFailed') });
    }
  };
  return (
    <li className={classes.message}>
      <div className={classes.meta}>
        <strong>{message.recipient}</strong>
        <RelativeTime value={message.created_at} />
      </div>
      <details>
        <summary className={classes.summary}>{message.subject}</summary>
        <pre className={classes.body}>{message.body}</pre>
      </details>
      {link !== null && (
        <>
          <code className={classes.link}>{link}</code>
          <div>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCopy size={14} stroke={1.5} aria-hidden />}
              onClick={() => void copy(link)}
            >
              {t('invites.copyLink')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
