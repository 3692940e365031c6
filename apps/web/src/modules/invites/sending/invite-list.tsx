import { ActionIcon } from '@mantine/core';
import { IconMail, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { GrowingRows } from '../../../ui/page/growing-rows.tsx';
import { PersonRow } from '../../../ui/people/person-row.tsx';
import { confirm } from '../../../ui/questions/confirm.ts';
import { type AsyncState, AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { type ListedInvite, removeInvite, resendInvite } from '../api.ts';
import classes from './invite-list.module.css';
import { tellSending } from './tell-sending.ts';

const ICON = { size: 17, stroke: 1.5, 'aria-hidden': true } as const;

interface InviteListProps {
  readonly query: AsyncState<readonly ListedInvite[]>;
  readonly labelledBy: string;
  /** The organization whose outbox the person may read; otherwise null. */
  readonly outboxOf: number | null;
  /** The label of what an invite gives. */
  readonly toRole: (invite: ListedInvite) => string;
}

/** The pending invites with their status. */
export function listPending(invites: readonly ListedInvite[]): ListedInvite[] {
  return invites.filter((invite) => !invite.is_accepted);
}

export function InviteList({ query, labelledBy, outboxOf, toRole }: InviteListProps) {
  const t = useTranslate();
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={2} />}
      toErrorText={(error) => toErrorText(t, error)}
      isEmpty={(invites) => listPending(invites).length === 0}
      empty={<EmptyState icon={IconMail} title={t('inviteList.empty')} text={t('inviteList.emptyHint')} />}
    >
      {(invites) => (
        <ul className={classes.list} aria-labelledby={labelledBy}>
          <GrowingRows rows={listPending(invites)} end="li">
            {(invite) => (
              <InviteRow key={invite.uuid} invite={invite} role={toRole(invite)} outboxOf={outboxOf} />
            )}
          </GrowingRows>
        </ul>
      )}
    </AsyncView>
  );
}

interface InviteRowProps {
  readonly invite: ListedInvite;
  readonly role: string;
  readonly outboxOf: number | null;
}

function InviteRow({ invite, role, outboxOf }: InviteRowProps) {
  const t = useTranslate();
  const { isBusy, resend, remove } = useInviteActions(invite, outboxOf);
  const status = Date.parse(invite.expires_at) < Date.now() ? 'expired' : invite.email_status;
  const name = invite.fullname;
  return (
    <PersonRow
      id={Number.parseInt(invite.uuid.slice(-6), 16)}
      name={name}
      contact={invite.email ?? invite.phone ?? null}
      footer={
        <>
          <span className={classes.status} data-status={status}>
            {t(`inviteList.status.${status}`)}
          </span>
          <span>{role}</span>
          <RelativeTime value={invite.created_at} />
        </>
      }
    >
      <ActionIcon
        aria-label={t('inviteList.resend', { name })}
        title={t('inviteList.resend', { name })}
        disabled={isBusy}
        onClick={() => void resend()}
      >
        <IconSend {...ICON} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('inviteList.remove', { name })}
        title={t('inviteList.remove', { name })}
        disabled={isBusy}
        onClick={() => void remove()}
      >
        <IconTrash {...ICON} />
      </ActionIcon>
    </PersonRow>
  );
}

/** Every query with invites, including the outbox, which contains their links. */
export async function refreshInvites(): Promise<void> {
  const first = ['project-invites', 'organization-invites', 'outbox'];
  await Promise.all(first.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

function useInviteActions(invite: ListedInvite, outboxOf: number | null) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  /** @param work carries it out and says so. */
  const run = async (work: () => Promise<unknown>, failed: string) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'error', title: failed, message: toErrorText(t, error) });
    }
    setIsBusy(false);
    await refreshInvites();
  };
  return {
    isBusy,
    resend: () =>
      run(async () => {
        const { is_sent: isSent } = await resendInvite(invite.uuid);
        const address = invite.email ?? invite.phone ?? '';
        await tellSending(t, { isSent, isAgain: true, address, outboxOf });
      }, t('inviteList.resendFailed')),
    async remove() {
      const isConfirmed = await confirm({
        title: t('inviteList.removeTitle', { name: invite.fullname }),
        text: t('inviteList.removeText'),
        confirmLabel: t('common.remove'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
      });
      if (!isConfirmed) return;
      await run(async () => {
        await removeInvite(invite.uuid);
        showToast({ tone: 'good', message: t('inviteList.removed') });
      }, t('inviteList.removeFailed'));
    },
  };
}
