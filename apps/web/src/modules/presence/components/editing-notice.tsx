import { IconPencil } from '@tabler/icons-react';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { usePresence } from '../api.ts';
import { toEditors } from '../presence-list.ts';
import classes from './editing-notice.module.css';

interface EditingNoticeProps {
  /** The project whose pages are open. */
  readonly projectId: number;
  /** A feature. */
  readonly code: string;
}

/** Says who else is changing a feature at this moment. */
export function EditingNotice({ projectId, code }: EditingNoticeProps) {
  const t = useTranslate();
  const memberId = useMember()?.member_id;
  const all = usePresence(projectId) ?? [];
  const editors = memberId === undefined ? [] : toEditors(all, code, memberId, Date.now());
  if (editors.length === 0) return null;
  const people = editors.map((one) => one.member_display_name ?? t('presence.someone')).join(', ');
  return (
    <p className={classes.notice} role="status">
      <IconPencil size={16} stroke={1.5} aria-hidden />
      {t('presence.editing', { count: editors.length, people })}
    </p>
  );
}
