import type { Layer } from '@waypost/contract';
import { hasAccess } from '../../data/queries/access.ts';
import { useMember } from '../../data/session/member.ts';
import { useCurrentOrganization } from '../organizations/index.ts';

/** What this member may do with a layer of the current organization. */
export function useLayerAccess(layer: Layer): { readonly canChange: boolean; readonly canDelete: boolean } {
  const map = useCurrentOrganization().current?.current_member.access_map;
  const ownId = useMember()?.member_id;
  const isOwn = layer.member_id !== null && layer.member_id === ownId;
  return {
    canChange: hasAccess(map, 'layer:update'),
    canDelete: hasAccess(map, isOwn ? 'layer:delete' : 'layer:manage'),
  };
}
