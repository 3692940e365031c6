import type { AccessMap, OrganizationPermission, ProjectPermission } from '@waypost/contract';

/** Whether an access map of the wire holds `resource:action`. Unknown (not loaded yet) holds nothing. */
export function hasAccess(
  map: AccessMap | undefined,
  permission: ProjectPermission | OrganizationPermission,
): boolean {
  const [resource = '', action = ''] = permission.split(':');
  return map?.[resource]?.includes(action) ?? false;
}
