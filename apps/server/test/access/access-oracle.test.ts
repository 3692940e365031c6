import {
  hasOrganizationPermission,
  hasProjectPermission,
  ORGANIZATION_ACCESS,
  ORGANIZATION_ROLES,
  type OrganizationPermission,
  PROJECT_ACCESS,
  PROJECT_ROLES,
  type ProjectPermission,
  toOrganizationAccessMap,
  toProjectAccessMap,
} from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { mayByArchitecture, mayInOrganizationByArchitecture } from './access-oracle.ts';

function listPermissions<P extends string>(table: Record<string, Record<string, string>>): P[] {
  return Object.entries(table).flatMap(([resource, actions]) =>
    Object.keys(actions).map((action) => `${resource}:${action}` as P),
  );
}

const projectPermissions = listPermissions<ProjectPermission>(PROJECT_ACCESS);
const organizationPermissions = listPermissions<OrganizationPermission>(ORGANIZATION_ACCESS);

describe('the access tables of the contract match the architecture', () => {
  const cells = PROJECT_ROLES.flatMap((role, index) =>
    [false, true].flatMap((manages) =>
      projectPermissions.map((permission) => ({ role, rank: index + 1, manages, permission })),
    ),
  );
  test.each(cells)('$role (manage_members: $manages) $permission', ({ role, rank, manages, permission }) => {
    const byArchitecture = mayByArchitecture(permission, rank as 1 | 2 | 3, manages);
    expect(hasProjectPermission(role, manages, permission)).toBe(byArchitecture);
    const [resource = '', action = ''] = permission.split(':');
    expect(toProjectAccessMap(role, manages)[resource]?.includes(action) ?? false).toBe(byArchitecture);
  });

  const organizationCells = ORGANIZATION_ROLES.flatMap((role, rank) =>
    organizationPermissions.map((permission) => ({ role, rank, permission })),
  );
  test.each(organizationCells)('$role $permission', ({ role, rank, permission }) => {
    const byArchitecture = mayInOrganizationByArchitecture(permission, rank as 0 | 1 | 2 | 3);
    expect(hasOrganizationPermission(role, permission)).toBe(byArchitecture);
    const [resource = '', action = ''] = permission.split(':');
    expect(toOrganizationAccessMap(role)[resource]?.includes(action) ?? false).toBe(byArchitecture);
  });

  test('a permission without a table entry is granted to nobody', () => {
    expect(hasProjectPermission('project_admin', true, 'feature:burn' as ProjectPermission)).toBe(false);
    expect(hasOrganizationPermission('org_admin', 'org_billing:burn' as OrganizationPermission)).toBe(false);
  });
});
