import { hasAccess } from '../../../data/queries/access.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';

/** Whether this member may put features into the folders of the current organization. */
export function useCanSaveToFolder(): boolean {
  return hasAccess(useCurrentOrganization().current?.current_member.access_map, 'layer:update');
}
