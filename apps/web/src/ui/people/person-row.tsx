import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { InitialsAvatar } from './initials-avatar.tsx';
import classes from './person-row.module.css';

interface PersonRowProps {
  readonly id: number;
  readonly name: string;
  readonly avatarUrl?: string | null;
  readonly contact: string | null;
  readonly badge?: string | undefined;
  readonly detail?: ReactNode;
  /** The end of the row: a role, a button. */
  readonly children?: ReactNode;
  /** A second line, for longer content. */
  readonly footer?: ReactNode;
}

/** One person of a list. */
export function PersonRow(props: PersonRowProps) {
  const { id, name, avatarUrl = null, contact, badge, detail, children, footer } = props;
  return (
    <li className={classes.row}>
      <InitialsAvatar name={name} seed={id} size={34} url={avatarUrl} />
      <div className={classes.text}>
        <span className={classes.name}>
          <span className={classes.nameText} title={name}>
            {name}
          </span>
          {badge !== undefined && <Badge>{badge}</Badge>}
        </span>
        {contact !== null && (
          <span className={classes.contact} title={contact}>
            {contact}
          </span>
        )}
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
        {footer !== undefined && <div className={classes.footer}>{footer}</div>}
      </div>
      {children !== undefined && <div className={classes.end}>{children}</div>}
    </li>
  );
}
