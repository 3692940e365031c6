import { IconMailbox } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { useOutbox } from '../api.ts';
import { OutboxList } from './outbox-list.tsx';

/** Unsent mail of the organization, with its links to pass on; for administrators. */
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
            : t(query.data.is_mail_sent ? 'outboxPage.outboxSent' : 'outboxPage.outboxText')
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
            text={t('outboxPage.outboxEmptyHint')}
          />
        }
      >
        {(outbox) => <OutboxList messages={outbox.messages} />}
      </AsyncView>
    </>
  );
}
