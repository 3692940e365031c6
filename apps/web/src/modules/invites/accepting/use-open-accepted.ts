import { useNavigate } from '@tanstack/react-router';
import type { AcceptedInvite } from '@waypost/contract';

/** Goes to the project of an accepted invite, or to its organization. */
export function useOpenAccepted(): (accepted: AcceptedInvite) => Promise<void> {
  const navigate = useNavigate();
  return async ({ organization_id, project_id }) => {
    const org_id = String(organization_id);
    if (project_id === null) {
      await navigate({ to: '/organizations/$org_id/projects', params: { org_id }, replace: true });
    } else {
      const params = { org_id, project_id: String(project_id) };
      await navigate({ to: '/organizations/$org_id/projects/$project_id/home', params, replace: true });
    }
  };
}
