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

/** A table with its columns padded, as the formatter of the repository leaves it. */
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
      return 'anyone signed in, about themselves';
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

/** The page `docs/access.md`, made from the contract’s tables. */
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
  return `# Who may do what

Made from the contract; do not edit. \`UPDATE_DOCS=1 npx vitest run apps/server/test/access/access-docs.test.ts\` writes it anew.

The role that counts in a project is the strongest of those held in it or in a project above it. Administrators of its
organization and super users count as its administrators. Nobody hands out a role stronger than their own. What cannot
be read answers 404; what can be read but not done, 403; without a session, 401. A Public feature is read by every
member of its organization.

## In a project

${toTable(['permission', ...PROJECT_COLUMNS.map((column) => column.title)], projectRows)}

## In an organization

\`org_guest\` is who has a role in one of its projects and none in the organization itself.

${toTable(['permission', ...ORGANIZATION_ROLES], organizationRows)}

## By endpoint

Paths are below \`/api/3\`.

${toTable(['endpoint', 'who'], endpointRows)}
`;
}
