import { IconMailbox } from '@tabler/icons-react';
import { toErrorText } from '../../../data/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { usePlatformOutbox } from '../api.ts';
import { OutboxList } from './outbox-list.tsx';

/** Messages of no organization that were not sent: links for new passwords and to verify addresses. */
export function PlatformOutbox() {
  const t = useTranslate();
  return (
    <AsyncView
      query={usePlatformOutbox()}
      skeleton={<SkeletonRows rows={2} picture="none" />}
      toErrorText={(error) => toErrorText(t, error)}
      isEmpty={(outbox) => outbox.messages.length === 0}
      empty={
        <EmptyState
          icon={IconMailbox}
          title={t('invites.outboxEmpty')}
          text={t('invites.platformOutboxEmptyHint')}
        />
      }
    >
      {(outbox) => <OutboxList messages={outbox.messages} />}
    </AsyncView>
  );
}
