import { Checkbox, TextInput } from '@mantine/core';
import { GEOMETRY_TYPES, MAX_FILTER_TEXT } from '@waypost/contract';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import { useProjects } from '../../../../projects/index.ts';
import { AreaField } from '../../../area/area-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import type { FilterValues } from './filter-values.ts';
import { ProjectsField } from './projects-field.tsx';
import type { LoadedChoices } from './use-filter-choices.ts';

interface FilterFieldsProps {
  readonly organizationId: number;
  readonly values: FilterValues;
  readonly templates: LoadedChoices;
  readonly members: LoadedChoices;
  readonly projectError: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<FilterValues>) => void;
}

/** The fields of a saved filter. */
export function FilterFields(props: FilterFieldsProps) {
  const { organizationId, values, templates, members, projectError, isReadOnly, onChange } = props;
  const t = useTranslate();
  const projects = useProjects(organizationId).data ?? [];
  const types = GEOMETRY_TYPES.map((type) => ({ id: type, label: t(`features.types.${type}`) }));
  return (
    <>
      <ProjectsField
        projects={projects}
        value={values.projectIds}
        error={projectError}
        isReadOnly={isReadOnly}
        onChange={(projectIds) => onChange({ projectIds })}
      />
      <TextInput
        type="search"
        label={t('layers.filter.search')}
        maxLength={MAX_FILTER_TEXT}
        readOnly={isReadOnly}
        value={values.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <Checkbox
        label={t('layers.filter.onlyPublic')}
        disabled={isReadOnly}
        checked={values.isPublic}
        onChange={(event) => onChange({ isPublic: event.currentTarget.checked })}
      />
      <ChoicesField
        label={t('layers.filter.types')}
        placeholder={t('layers.filter.any')}
        choices={types}
        toOther={String}
        nothing={t('layers.filter.nothing')}
        isReadOnly={isReadOnly}
        value={values.geometryTypes}
        onChange={(geometryTypes) => onChange({ geometryTypes })}
      />
      <ChoicesField
        label={t('layers.filter.templates')}
        placeholder={toPlaceholder(
          templates,
          t('layers.filter.loadingTemplates'),
          t('layers.filter.noTemplates'),
        )}
        error={templates.isFailed ? t('panel.templatesFailed') : null}
        choices={templates.choices ?? []}
        toOther={(id) => t('layers.filter.otherTemplate', { id })}
        nothing={toNothing(templates, t('layers.filter.loadingTemplates'), t('layers.filter.noTemplates'))}
        isReadOnly={isReadOnly}
        value={values.templateIds}
        onChange={(templateIds) => onChange({ templateIds })}
      />
      <ChoicesField
        label={t('layers.filter.members')}
        placeholder={toPlaceholder(members, t('layers.filter.loadingMembers'), t('layers.filter.noMembers'))}
        error={members.isFailed ? t('panel.membersFailed') : null}
        choices={members.choices ?? []}
        toOther={(id) => t('layers.filter.otherMember', { id })}
        nothing={toNothing(members, t('layers.filter.loadingMembers'), t('layers.filter.noMembers'))}
        isReadOnly={isReadOnly}
        value={values.memberIds}
        onChange={(memberIds) => onChange({ memberIds })}
      />
      <AreaField
        organizationId={organizationId}
        value={values.area}
        hint={t('layers.area.hint')}
        isReadOnly={isReadOnly}
        onChange={(area) => onChange({ area })}
      />
    </>
  );
}

function toNothing({ choices }: LoadedChoices, loading: string, none: string): string {
  return choices === undefined ? loading : none;
}

function toPlaceholder(loaded: LoadedChoices, loading: string, none: string): string {
  return loaded.choices?.length === 0 || loaded.choices === undefined ? toNothing(loaded, loading, none) : '';
}
