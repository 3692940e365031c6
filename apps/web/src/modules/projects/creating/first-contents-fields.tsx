import { MultiSelect } from '@mantine/core';
import type { Organization, Project } from '@waypost/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { FirstContents } from './first-contents.ts';
import { toFirstChecked, toFirstMembers } from './first-members.ts';
import { FirstMembersField } from './first-members-field.tsx';
import { listGroupable } from './list-groupable.ts';
import { useCandidates } from './use-candidates.ts';

interface FirstContentsFieldsProps {
  readonly organization: Organization;
  readonly projects: readonly Project[];
  readonly parentId: number | null;
  readonly onChange: (contents: FirstContents) => void;
}

/** The people of a new project and the projects to move below it. */
export function FirstContentsFields(props: FirstContentsFieldsProps) {
  const { organization, projects, parentId, onChange } = props;
  const t = useTranslate();
  const me = useMember()?.member_id;
  const canSeeAll = hasAccess(organization.current_member.access_map, 'org_member:read');
  const candidates = useCandidates(organization.organization_id, parentId, canSeeAll);
  const [checked, setChecked] = useState<readonly number[] | null>(null);
  const [grouped, setGrouped] = useState<readonly string[]>([]);
  const groupable = listGroupable(projects, parentId);
  // A choice that another parent made invalid is not sent.
  const chosen = grouped.filter((id) => groupable.some((one) => one.value === id));

  const tell = useEffectEvent(() => {
    const ids = checked ?? toFirstChecked(candidates ?? [], me);
    onChange({ member: toFirstMembers(candidates ?? [], ids, me), projects: chosen.map(Number) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever of these changes changes what is sent
  useEffect(() => tell(), [candidates, checked, grouped, parentId, me]);

  return (
    <>
      {groupable.length > 0 && (
        <MultiSelect
          label={t('projectForm.projectGroup.label')}
          description={t('projectForm.projectGroup.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={groupable}
          value={[...chosen]}
          onChange={setGrouped}
          maxValues={100}
          limit={60}
          searchable
          clearable
          hidePickedOptions
          nothingFoundMessage={t('projects.noMatch')}
        />
      )}
      {candidates !== undefined && (
        <FirstMembersField candidates={candidates} checked={checked} onChange={setChecked} />
      )}
    </>
  );
}
