import { Badge } from '../../../ui/people/badge.tsx';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import classes from './organization-members-page.module.css';

interface MemberCellProps {
  readonly id: number;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly contact: string | null;
  readonly badge?: string | undefined;
}

/** A person in a table: picture, name, contact. */
export function MemberCell({ id, name, avatarUrl, contact, badge }: MemberCellProps) {
  return (
    <div className={classes.person}>
      <InitialsAvatar name={name} seed={id} size={32} url={avatarUrl} />
      <div className={classes.names}>
        <span className={classes.name}>
          <span className={classes.cut} title={name}>
            {name}
          </span>
          {badge !== undefined && <Badge>{badge}</Badge>}
        </span>
        {contact !== null && (
          <span className={classes.contact} title={contact}>
            {contact}
          </span>
        )}
      </div>
    </div>
  );
}
