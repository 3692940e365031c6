import { MAX_FILTER_PROJECTS, type Project } from '@waypost/contract';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import { ChoicesField } from './choices-field.tsx';

interface ProjectsFieldProps {
  readonly projects: readonly Project[];
  readonly value: readonly number[];
  readonly error: string | null;
  readonly isReadOnly?: boolean;
  readonly onChange: (projectIds: number[]) => void;
}

/** The projects whose features a layer shows. */
export function ProjectsField({ projects, value, error, isReadOnly = false, onChange }: ProjectsFieldProps) {
  const t = useTranslate();
  return (
    <ChoicesField
      label={t('layers.filter.projects')}
      placeholder={t('layers.filter.projectsHint')}
      isRequired
      error={error}
      choices={projects.map(({ project_id, project_name }) => ({ id: project_id, label: project_name }))}
      toOther={(id) => t('layers.filter.otherProject', { id })}
      nothing={t('layers.filter.noProjects')}
      isReadOnly={isReadOnly}
      max={MAX_FILTER_PROJECTS}
      value={value}
      onChange={onChange}
    />
  );
}
