import { Checkbox } from '@mantine/core';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { GrowingRows } from '../../../ui/page/growing-rows.tsx';
import { findPeople } from '../../../ui/people/find-people.ts';
import { PersonSearch } from '../../../ui/people/person-search.tsx';
import { usePersonSearch } from '../../../ui/people/use-person-search.ts';
import { type Candidate, isLocked, toFirstChecked } from './first-members.ts';
import classes from './first-members-field.module.css';

interface FirstMembersFieldProps {
  readonly candidates: readonly Candidate[];
  /** Null until the list is edited. */
  readonly checked: readonly number[] | null;
  readonly onChange: (checked: readonly number[]) => void;
}

/** The initial members of a new project: administrators are checked by default, oneself always. */
export function FirstMembersField({ candidates, checked, onChange }: FirstMembersFieldProps) {
  const t = useTranslate();
  const me = useMember()?.member_id;
  const search = usePersonSearch();
  const locked = candidates.filter((one) => isLocked(one, me)).map((one) => one.member_id);
  const shown = [...new Set([...(checked ?? toFirstChecked(candidates, me)), ...locked])];
  const others = candidates.filter((one) => one.member_id !== me);
  if (others.length === 0) return null;
  // Checked people stay checked while the search hides them.
  const found = findPeople(candidates, search.wanted);
  return (
    <Checkbox.Group
      label={t('projectForm.firstMembers.label')}
      description={t('projectForm.firstMembers.hint')}
      value={shown.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    >
      <div className={classes.search}>
        <PersonSearch
          label={t('common.findPerson')}
          value={search.typed}
          onChange={search.setTyped}
          found={search.wanted === '' ? '' : t('projectMembers.count', { count: found.length })}
        />
      </div>
      {found.length === 0 && <p className={classes.none}>{t('common.nobodyFound')}</p>}
      <div className={classes.list}>
        <GrowingRows rows={found} end="div">
          {({ member_id, display_name, email, role_name, isInherited }) => (
            <Checkbox
              key={member_id}
              value={String(member_id)}
              disabled={isInherited || member_id === me}
              label={
                member_id === me ? t('projectForm.firstMembers.you', { name: display_name }) : display_name
              }
              description={[
                email,
                t(`projectMembers.roles.${member_id === me ? 'project_admin' : role_name}`),
                isInherited ? t('projectForm.firstMembers.ofParent') : null,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            />
          )}
        </GrowingRows>
      </div>
    </Checkbox.Group>
  );
}
