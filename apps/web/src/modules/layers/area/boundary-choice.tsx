import { Select } from '@mantine/core';
import { type AreaGeometry, areaGeometry } from '@waypost/contract';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { boundaryQuery, toBoundaryFault } from '../../../map/scene/use-boundaries.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useProjects } from '../../projects/index.ts';

interface BoundaryChoiceProps {
  readonly organizationId: number;
  readonly onArea: (area: AreaGeometry, source: string) => void;
}

/** Takes the boundary of a project; absent if none has one. */
export function BoundaryChoice({ organizationId, onArea }: BoundaryChoiceProps) {
  const t = useTranslate();
  const projects = useProjects(organizationId).data ?? [];
  const bounded = projects.filter(({ paired_feature_code }) => paired_feature_code !== null);
  if (bounded.length === 0) return null;
  const take = async (id: string | null) => {
    const project = bounded.find(({ project_id }) => String(project_id) === id);
    if (project === undefined) return;
    try {
      const { geometry } = await queryClient.fetchQuery(boundaryQuery(project.project_id));
      onArea(areaGeometry.parse(geometry), project.project_name);
    } catch (error) {
      showToast({ tone: 'error', ...toBoundaryFault(t, error) });
    }
  };
  return (
    <Select
      size="sm"
      aria-label={t('layers.area.boundary')}
      placeholder={t('layers.area.boundary')}
      data={bounded.map(({ project_id, project_name }) => ({
        value: String(project_id),
        label: project_name,
      }))}
      searchable
      value={null}
      onChange={(id) => void take(id)}
      nothingFoundMessage={t('layers.area.nothingFound')}
    />
  );
}
