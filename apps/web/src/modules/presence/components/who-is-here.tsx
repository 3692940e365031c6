import { Menu } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTopics } from '../../../data/realtime/realtime.ts';
import { useMember } from '../../../data/session/member.ts';
import { changeSettings } from '../../../data/session/member-settings.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { type ShownPresence, usePreferences } from '../../../ui/theme/preferences.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { usePresence } from '../api.ts';
import { type Heard, toOthers } from '../presence-list.ts';
import { useTelling } from '../telling/use-telling.ts';
import { OthersOnMap } from './others-on-map.tsx';
import classes from './who-is-here.module.css';

const MAX_AVATARS = 3;
const CHOICES: readonly ShownPresence[] = ['all', 'here', 'off'];

interface HereProps {
  readonly projectId: number;
  readonly others: readonly Heard[];
}

/** The others who have a project open now, beside the connection state and on the map. */
export function WhoIsHere({ projectId }: { readonly projectId: number }) {
  const memberId = useMember()?.member_id;
  return memberId === undefined ? null : <Known projectId={projectId} memberId={memberId} />;
}

function Known({ projectId, memberId }: { readonly projectId: number; readonly memberId: number }) {
  // First: what is told goes only to a topic that one listens to.
  useTopics([`project:${projectId}`]);
  const all = usePresence(projectId);
  return all === undefined ? null : (
    <Here projectId={projectId} others={toOthers(all, memberId, Date.now())} />
  );
}

function Here({ projectId, others }: HereProps) {
  const t = useTranslate();
  const { presence } = usePreferences();
  useTelling(projectId, presence);
  const names = others.map((one) => one.member_display_name ?? t('presence.someone'));
  const title =
    others.length === 0 ? t('presence.nobodyElse') : t('presence.hereNow', { people: names.join(', ') });
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <button type="button" className={classes.button} aria-label={title} title={title}>
            {others.length === 0 ? (
              <IconUsers size={18} stroke={1.5} aria-hidden />
            ) : (
              <Avatars others={others} />
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown ?? ''}>
          <People others={others} />
          <Menu.Divider />
          <ShownChoice shown={presence} />
        </Menu.Dropdown>
      </Menu>
      <OthersOnMap others={others} />
    </>
  );
}

function Avatars({ others }: { readonly others: readonly Heard[] }) {
  const more = others.length - MAX_AVATARS;
  return (
    <>
      {others.slice(0, MAX_AVATARS).map((one) => (
        <span key={one.member_id} className={classes.avatar} data-here={one.member_id}>
          <InitialsAvatar
            name={one.member_display_name ?? '?'}
            seed={one.member_id}
            size={26}
            url={one.member_avatar_url}
          />
        </span>
      ))}
      {more > 0 && <span className={classes.more}>+{more}</span>}
    </>
  );
}

/** Labels, since a menu contains nothing but its items and what labels them. */
function People({ others }: { readonly others: readonly Heard[] }) {
  const t = useTranslate();
  if (others.length === 0) return <Menu.Label>{t('presence.nobodyElse')}</Menu.Label>;
  return others.map(({ member_id, member_display_name, member_avatar_url }) => (
    <Menu.Label key={member_id} className={classes.person ?? ''}>
      <InitialsAvatar name={member_display_name ?? '?'} seed={member_id} size={24} url={member_avatar_url} />
      <span className={classes.name}>{member_display_name ?? t('presence.someone')}</span>
    </Menu.Label>
  ));
}

function ShownChoice({ shown }: { readonly shown: ShownPresence }) {
  const t = useTranslate();
  const choose = (value: string) => {
    changeSettings({ presence: value as ShownPresence }).catch(() =>
      showToast({ tone: 'error', title: t('presence.notKept') }),
    );
  };
  return (
    <>
      <Menu.Label>{t('presence.shown')}</Menu.Label>
      <Menu.RadioGroup value={shown} onChange={choose}>
        {CHOICES.map((choice) => (
          <Menu.RadioItem key={choice} value={choice}>
            {t(`presence.${choice}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
