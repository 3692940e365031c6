import { IconMailbox } from '@tabler/icons-react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { usePlatformOutbox } from '../api.ts';
import { OutboxList } from './outbox-list.tsx';

/** Unsent mail outside organizations: password and verification links. */
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
          text={t('administration.platformOutboxEmptyHint')}
        />
      }
    >
      {(outbox) => <OutboxList messages={outbox.messages} />}
    </AsyncView>
  );
}
