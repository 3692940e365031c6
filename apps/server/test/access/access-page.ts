import {
  ENDPOINTS,
  type Endpoint,
  hasOrganizationPermission,
  hasProjectPermission,
  ORGANIZATION_ACCESS,
  ORGANIZATION_ROLES,
  type OrganizationPermission,
  PROJECT_ACCESS,
  type ProjectPermission,
  type ProjectRole,
} from '@waypost/contract';
import { IDENTITY_BASE, IDENTITY_ENDPOINTS } from '../../src/providers/identity/identity-endpoints.ts';

const PROJECT_COLUMNS: readonly {
  readonly title: string;
  readonly role: ProjectRole;
  readonly manages: boolean;
}[] = [
  { title: 'project_viewer', role: 'project_viewer', manages: false },
  { title: 'project_editor', role: 'project_editor', manages: false },
  { title: 'project_editor + manage_members', role: 'project_editor', manages: true },
  { title: 'project_admin', role: 'project_admin', manages: false },
];

/** A table with padded columns, as the repository's formatter produces. */
function toTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const lines = [titles, widths.map((width) => '-'.repeat(width)), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`)
    .join('\n');
}

function listPermissions(table: Record<string, Record<string, string>>): string[] {
  return Object.entries(table).flatMap(([resource, actions]) =>
    Object.keys(actions).map((action) => `${resource}:${action}`),
  );
}

function describeAccess({ access }: Endpoint): string {
  switch (access.kind) {
    case 'public':
      return `anyone: ${access.reason}`;
    case 'member':
      return 'any member, for their own account';
    case 'platform':
      return 'super users';
    case 'invite':
      return `\`project_invite:${access.action}\` on its project, or \`org_member:${access.action}\` on its organization`;
    case 'project_parent':
      return '`project:create` on the parent project, or on the organization';
    default:
      return `\`${access.needs}\` on the ${access.kind}`;
  }
}

/** The page `docs/access.md`, generated from the contract's tables. */
export function createAccessPage(): string {
  const projectRows = listPermissions(PROJECT_ACCESS).map((permission) => [
    `\`${permission}\``,
    ...PROJECT_COLUMNS.map(({ role, manages }) =>
      hasProjectPermission(role, manages, permission as ProjectPermission) ? 'yes' : '',
    ),
  ]);
  const organizationRows = listPermissions(ORGANIZATION_ACCESS).map((permission) => [
    `\`${permission}\``,
    ...ORGANIZATION_ROLES.map((role) =>
      hasOrganizationPermission(role, permission as OrganizationPermission) ? 'yes' : '',
    ),
  ]);
  const endpointRows = Object.values(ENDPOINTS).flatMap((module) =>
    Object.values(module as Record<string, Endpoint>).map((endpoint) => [
      `\`${endpoint.method} ${endpoint.path}\``,
      describeAccess(endpoint),
    ]),
  );
  const identityRows = IDENTITY_ENDPOINTS.map(({ method, path, who }) => [`\`${method} ${path}\``, who]);
  return `# Access rights

Generated from the contract; do not edit. \`UPDATE_DOCS=1 npx vitest run apps/server/test/access/access-docs.test.ts\` regenerates it.

A member’s effective role in a project is the strongest of their roles in it and in the projects above it.
Administrators of its organization and super users have the rights of a project administrator. Nobody can grant a role
stronger than their own. A request without a session is answered with 401, one for a resource that the caller may not
read with 404, and one for an action that they may not perform on a readable resource with 403. Every member of its
organization can read a Public feature.

## In a project

${toTable(['permission', ...PROJECT_COLUMNS.map((column) => column.title)], projectRows)}

## In an organization

\`org_guest\` is the role of members who have a role in one of its projects but none in the organization itself.

${toTable(['permission', ...ORGANIZATION_ROLES], organizationRows)}

## By endpoint

Paths are below \`/api/3\`.

${toTable(['endpoint', 'who'], endpointRows)}

## At the built-in identity provider

Paths are below \`${IDENTITY_BASE}\`. Any other is answered with 404, also where the library behind them has one.

${toTable(['endpoint', 'who'], identityRows)}
`;
}
