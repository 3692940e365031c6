import type { FenceSubject } from '@waypost/contract';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import classes from './feature-geofence.module.css';

interface FencePersonProps {
  readonly subject: FenceSubject;
  readonly text: string;
  readonly at: string;
  readonly isStruck?: boolean;
  /** What else there is to say, below. */
  readonly children?: ReactNode;
}

/** A row of a list: who did what at a geofence, and when. */
export function FencePerson({ subject, text, at, isStruck = false, children }: FencePersonProps) {
  const t = useTranslate();
  const unnamed = subject.kind === 'member' ? t('common.unknownPerson') : t(`geofence.${subject.kind}`);
  const name = subject.display_name ?? unnamed;
  return (
    <li className={classes.crossing}>
      <InitialsAvatar name={name} seed={subject.id ?? 0} url={subject.avatar_url} />
      <div className={classes.body}>
        <p className={classes.line} data-struck={isStruck || undefined}>
          <span className={classes.name}>{name}</span> <span>{text}</span>{' '}
          <RelativeTime value={at} className={classes.time ?? ''} />
        </p>
        {children}
      </div>
    </li>
  );
}
