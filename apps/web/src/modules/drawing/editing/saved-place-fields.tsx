import { Select } from '@mantine/core';
import type { Feature } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useProjectTemplates } from '../api.ts';
import type { Board } from '../board/board.ts';
import type { Drawing } from '../board/board-state.ts';
import { isTemplateFor } from '../form/form-values.ts';
import { useTargetProjects } from '../use-target-projects.ts';
import { chooseTemplate, moveSaved, type SavedPlace } from './saved-place.ts';

interface SavedPlaceFieldsProps {
  readonly board: Board;
  readonly drawing: Drawing;
  /** The feature as it was when the edit began. */
  readonly start: Feature;
  readonly saved: SavedPlace;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The options including the present one, even if it can no longer be chosen. */
function withPresent(choices: readonly Choice[], present: Choice | null): Choice[] {
  return present === null || choices.some(({ value }) => value === present.value)
    ? [...choices]
    : [present, ...choices];
}

/** The project of a saved feature, and its template among those of the project. */
export function SavedPlaceFields({ board, drawing, start, saved }: SavedPlaceFieldsProps) {
  const t = useTranslate();
  const { all, projects } = useTargetProjects();
  const { project_id, project_name, template_name, subtype, parent_code, childs_count } = start.properties;
  const { projectId, templateId = null, template } = drawing.form;
  const query = useProjectTemplates(projectId);
  const templates = query.data ?? [];
  const known = template ?? templates.find(({ id }) => id === templateId) ?? null;
  // The boundary of a project has no template.
  if (subtype === 'project') return null;
  const staysTogether = parent_code !== null || childs_count > 0;
  const present = { value: String(project_id), label: project_name };
  const fitting = templates
    .filter((one) => isTemplateFor(one, drawing.geometry))
    .map((one) => ({ value: String(one.id), label: one.name }));
  const own =
    saved.templateId === null ? null : { value: String(saved.templateId), label: template_name ?? '' };
  const chosen = known === null ? own : { value: String(known.id), label: known.name };
  const choices = withPresent(fitting, templateId === null ? null : chosen);
  const setProject = (value: string | null) => {
    if (value === null) return;
    board.setForm(drawing.id, (form) =>
      moveSaved(form, Number(value), all, known?.project_id ?? null, saved),
    );
  };
  const setTemplate = (value: string | null) => {
    const chosen = templates.find(({ id }) => String(id) === value) ?? null;
    board.setForm(drawing.id, (form) => chooseTemplate(form, chosen, saved));
  };
  return (
    <>
      <Select
        size="sm"
        label={t('drawing.project')}
        description={staysTogether ? t('drawing.staysTogether') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        // The template's project must be known to tell whether another project keeps it.
        disabled={staysTogether || (templateId !== null && known === null && query.isPending)}
        allowDeselect={false}
        data={withPresent(
          projects.map((one) => ({ value: String(one.project_id), label: one.project_name })),
          present,
        )}
        value={String(projectId)}
        searchable={projects.length > 8}
        onChange={setProject}
      />
      {choices.length > 0 && (
        <Select
          size="sm"
          label={t('drawing.template')}
          placeholder={t('drawing.noTemplate')}
          data={choices}
          value={templateId === null ? null : String(templateId)}
          clearable
          searchable={choices.length > 8}
          onChange={setTemplate}
        />
      )}
    </>
  );
}
