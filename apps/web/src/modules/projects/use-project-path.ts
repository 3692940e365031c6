import { useParams } from '@tanstack/react-router';

/** The ids of the path, as text for links and as numbers for calls. */
export function useProjectPath() {
  const { org_id = '0', project_id = '0' } = useParams({ strict: false });
  return {
    params: { org_id, project_id },
    organizationId: Number(org_id),
    projectId: Number(project_id),
  };
}
