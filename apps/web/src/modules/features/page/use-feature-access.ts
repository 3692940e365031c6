import type { AccessMap, Feature } from '@waypost/contract';
import { useProjects } from '../../projects/index.ts';

/** The member's access to the project of a feature; undefined if the feature is only Public to them. */
export function useFeatureAccess({ properties }: Feature): AccessMap | undefined {
  const projects = useProjects(properties.organization_id).data;
  return projects?.find((one) => one.project_id === properties.project_id)?.current_member.access_map;
}
