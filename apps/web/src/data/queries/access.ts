import type { AccessMap, OrganizationPermission, ProjectPermission } from '@waypost/contract';

/** Whether an access map allows `resource:action`. An unknown map (not loaded yet) allows nothing. */
export function hasAccess(
  map: AccessMap | undefined,
  permission: ProjectPermission | OrganizationPermission,
): boolean {
  const [resource = '', action = ''] = permission.split(':');
  return map?.[resource]?.includes(action) ?? false;
}
