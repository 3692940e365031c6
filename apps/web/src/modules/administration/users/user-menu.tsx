import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconLogout, IconMail, IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import type { AdministeredUser } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm, type Question } from '../../../ui/questions/confirm.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { changeSuperUser, endSessions, sendPasswordMail } from './api.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface UserMenuProps {
  readonly user: AdministeredUser;
  /** Nobody changes for themselves whether they are a super user. */
  readonly isMe: boolean;
}

/** What a super user does for somebody, each after a question. */
export function UserMenu({ user, isMe }: UserMenuProps) {
  const t = useTranslate();
  const { make, revoke, end, sendPassword } = useUserActions(user);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('administration.users.actions', { name: user.display_name })}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.email !== null && (
          <Menu.Item leftSection={<IconMail {...ICON} />} onClick={() => void sendPassword()}>
            {t('administration.users.sendPassword')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={() => void end()}>
          {t('administration.users.endSessions')}
        </Menu.Item>
        {!isMe && !user.is_super_user && user.can_be_super_user && (
          <Menu.Item leftSection={<IconShieldCheck {...ICON} />} onClick={() => void make()}>
            {t('administration.users.makeSuperUser')}
          </Menu.Item>
        )}
        {!isMe && user.is_super_user && (
          <Menu.Item
            c="var(--wp-danger)"
            leftSection={<IconShieldOff {...ICON} />}
            onClick={() => void revoke()}
          >
            {t('administration.users.revokeSuperUser')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function useUserActions(user: AdministeredUser) {
  const t = useTranslate();
  const failure = useFailureToast();
  const name = user.display_name;
  const email = user.email ?? '';
  /** Asks, acts, and says what was done. */
  const act = async (question: Omit<Question, 'cancelLabel'>, run: () => Promise<string>) => {
    if (!(await confirm({ ...question, cancelLabel: t('common.cancel') }))) return;
    failure.clear();
    try {
      showToast({ tone: 'good', message: await run() });
    } catch (error) {
      failure.show({ title: t('administration.users.failed'), message: toErrorText(t, error) });
    }
  };
  return {
    make: () =>
      act(
        {
          title: t('administration.users.makeTitle', { name }),
          text: t('administration.users.makeText'),
          confirmLabel: t('administration.users.make'),
        },
        async () => {
          await changeSuperUser(user, true);
          return t('administration.users.made', { name });
        },
      ),
    revoke: () =>
      act(
        {
          title: t('administration.users.revokeTitle', { name }),
          text: t('administration.users.revokeText'),
          confirmLabel: t('administration.users.revoke'),
          isDangerous: true,
        },
        async () => {
          await changeSuperUser(user, false);
          return t('administration.users.revoked', { name });
        },
      ),
    end: () =>
      act(
        {
          title: t('administration.users.endTitle', { name }),
          text: t('administration.users.endText'),
          confirmLabel: t('administration.users.end'),
          isDangerous: true,
        },
        async () => t('administration.users.ended', { name, count: await endSessions(user) }),
      ),
    sendPassword: () =>
      act(
        {
          title: t('administration.users.passwordTitle', { name }),
          text: t('administration.users.passwordText', { email }),
          confirmLabel: t('administration.users.send'),
        },
        async () =>
          (await sendPasswordMail(user))
            ? t('administration.users.sent', { email })
            : t('administration.users.kept'),
      ),
  };
}
