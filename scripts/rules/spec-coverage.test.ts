import { readdirSync, readFileSync } from 'node:fs';
import * as everything from '@waypost/contract';
import { ENDPOINTS, type Endpoint, ERRORS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';

/**
 * The pages of `docs/spec-coverage`, one for each capability, name for each route, call, rule and message of the
 * product's specification the test that covers it. These tests check that nothing is omitted, that the named tests
 * exist, and that what is marked as missing is.
 */

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const FOLDER = 'docs/spec-coverage/';
const PAGES = readdirSync(new URL(FOLDER, ROOT))
  .filter((file) => file !== 'README.md')
  .map((file) => ({ file, text: read(FOLDER + file) }));
const ALL_PAGES = PAGES.map(({ text }) => text).join('\n');

/** The items in one document of the specification; `{}` stands for any parameter. */
interface Document {
  readonly calls: readonly string[];
  readonly routes: readonly string[];
  /** Messages that must be in the table. */
  readonly messages: readonly string[];
  /** Fields of entities, as `schema: field field`; nested fields follow a dot. */
  readonly entities: readonly string[];
}

const split = (text: string) =>
  text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const PROJECT = '/organizations/{}/projects/{}';

const WORKSPACE: Document = {
  calls: split(`
  POST /token/refresh | POST /sign-up | POST /token | POST /token/invite | POST /zendesk-auth | GET /front-config
  GET /member | PATCH /member/update | PATCH /member/update-avatar
  GET /organization | GET /organization/{} | GET /organization/{}/members | GET /organization/{}/invites
  POST /organization | POST /organization/{}/invite
  PUT /organization/{}/members/{} | DELETE /organization/{}/members/{}
  GET /organization/{}/apikeys | POST /organization/{}/apikeys | DELETE /organization/{}/apikeys/{}
  POST /organization/{}/members/{}/apikey | PUT /organization/{}/members/{}/apikey
  PATCH /organization/{}/update-avatar | GET /organization/{}/plans | POST /organization/{}/create-payment-link
  GET /organization/{}/customer-portal | PUT /organization/{}/limits | GET /stats
  GET /tulum/billing/accounts/{} | GET /tulum/billing/accounts/{}/{}
  GET /org/{}/project | GET /org/{}/project/{} | PATCH /org/{}/project/{} | POST /org/{}/project/create
  DELETE /org/{}/project/{} | POST /project-group
  GET /org/{}/project/{}/members | GET /org/{}/project/members | POST /project/members-by-projects
  DELETE /org/{}/project/{}/member/{} | PATCH /org/{}/project/{}/member/{}
  GET /org/{}/project/{}/invites | POST /invite | DELETE /invite/{} | GET /invite/{}/resend | GET /invite
  GET /invite/{} | POST /invite/firebase | PUT /invite/{} | PUT /invite/{}/firebase
  GET /org/{}/project/tag | GET /org/{}/project/{}/tag | POST /org/{}/project/{}/tag
  PATCH /org/{}/project/{}/tag/{} | DELETE /org/{}/project/{}/tag/{}
  GET /org/{}/components | POST /org/{}/project/{}/components/{} | DELETE /org/{}/project/{}/components/{}
  GET /search
`),
  routes: [
    ...split(
      '/ | /auth/login | /auth/overview | /invite/{} | /invites | /user | /projects/create | /file-viewer',
    ),
    ...split(
      '/organizations/{} | /organizations/{}/members | /organizations/{}/settings | /organizations/{}/billing',
    ),
    ...split('/organizations/{}/projects | /organizations/{}/reports | /admin | /logout'),
    PROJECT,
    ...['home', 'edit', 'create', 'settings', 'templates', 'members', 'features/{}'].map(
      (child) => `${PROJECT}/${child}`,
    ),
  ],
  messages: split(`
    Project created | Error | Failed to create project. Please try again. | Not enough permissions
    Can't create project. Try again. | You are not member of this project | Project not found
    Organization {name} created | Organization with this name already exists | Organization created
    Failed to create organization | Member {name} updated | {email} edited | Member updated | Member deleted
    Access updated | Can't update member | Can't delete member
    Invite sent to {email} | User already in organization | Invite resent | Invite removed | Invite accepted
    Can't send invite. | Can't remove invite | Can't resend invite | Can't accept invite, try again.
    Invite expired or not exists | Sign in failed | Failed to process invitation. Please try again.
    Authentication failed: {reason} | Sign in or create an account
    Failed to upload avatar | Avatar updated successfully | Avatar updated | File size must be less than 1MB
    Saved | User profile updated | Failed to fetch stats: {message}
    Unable to load billing information. Please try again later. | Billing features are currently unavailable.
    Can't fetch orgs | Can't fetch accounts | No organization selected | Can't add tag | Can't remove tag | Tag added
    Can't delete apikey | Can't get apikeys
    No projects found | No invites found | No data found | Unsupported file format
    Organization name must be at least 3 characters | Name must be at least 2 characters | Name is required
    Enter a valid email or phone | Invalid email address | Invalid or incomplete phone number
    Authorizing... | Initializing... | Loading... | Logging out... | Loading... Redirecting to your organization
  `),
  entities: split(`
    organization: organization_id organization_name avatar_url plan projects_limit members_limit current_member.role |
    plan: name description price_monthly max_projects max_team_members plan |
    plans: free basic unlimited |
    organizationMember: organization_member_id member_id display_name email role create_dttm key_settings.name key_settings.enabled |
    organizationInvite: fullname email role create_dttm |
    apiKey: uuid name created_at key |
    project: project_id project_name project_desc project_tags organization_id parent_id country ui created_at last_activity place_details.place_id place_details.country_code place_details.localname planet_features paired_feature_code current_member.role current_member.access_map current_member.super_user members_count components |
    listedProject: children |
    projectMember: project_member_id member_id display_name avatar_url email phone role_name manage_members create_dttm is_super_user code |
    projectInvite: uuid inviter_id project_id fullname email phone role_name email_status created_at is_accepted project_name inviter_name is_email is_phone auto_accept include_in_org app_only |
    tag: tag_id tag_type name color units object_subtype object_type |
    member: display_name email phone avatar_url is_super_user |
    memberSettings: tz timeFormat language themeDark location.lat location.lng projects.filtersShown projects.listView |
    billingAccount: code transactions |
    stats: total_organizations total_projects total_members |
    tokens: access_token refresh_token
  `),
};

const MAP: Document = {
  calls: split(`
    GET /geo/features/{} | GET /geo/features-v2/{} | GET /geo/features/{}/total
    GET /geo/feature/{} | GET /geo/feature/{}/childs | GET /geo/feature/{}/geofence | POST /geo/feature
    PUT /geo/feature/{} | PUT /geo/feature/{}/pair | PUT /geo/feature/{}/geometry | DELETE /geo/feature/{}
    POST /geo/feature/{}/resource | GET /geo/beacons/{} | GET /project/{}/boundary
    GET /notes/{} | POST /notes/{} | DELETE /notes/{}
    GET /project/{}/templates | POST /project/{}/templates | PUT /project/{}/templates/{}
    PUT /project/{}/templates/{}/upload-icon | DELETE /project/{}/templates/{} | GET /organization/{}/templates
    GET /org/{}/layers/all | GET /layers/{} | GET /org/{}/layers/{} | DELETE /org/{}/layers/{}
    POST /org/{}/layers | POST /layers | PATCH /org/{}/layers/{}/collected-data
    GET /org/{}/layers/all/static | PATCH /org/{}/layers/{}/static/add-features
    GET /org/{}/layers/{}/subscription/result | GET /org/{}/layers/{}/features
    GET /org/{}/layers/{}/static/features | GET /org/{}/layers/{}/features/csv
    GET /org/{}/layers/{}/radar/result | GET /org/{}/layers/{}/radar/dates
    GET /org/{}/layers/{}/radar/tracks/{}/photos
    GET /tiles/planetscope/{} | POST /search/{} | GET /search/item/{}/{}/{}
    GET /org/{}/reports/ai-config | POST /org/{}/reports/layers/{} | GET /org/{}/reports
    GET /org/{}/reports/{} | DELETE /org/{}/reports/{} | GET /project/{}
  `),
  routes: [
    ...['home', 'features/{}', 'features/{}/edit'].map((child) => `${PROJECT}/${child}`),
    '/file-viewer',
    ...['layers', 'layers/create', 'layers/{}', 'reports/{}'].map((child) => `/organizations/{}/${child}`),
  ],
  messages: split(`
    Error saving geometry | An unexpected error occurred | Geometry {name} saved
    Can't fetch features | You don't have permission to access this project | You don't have access to this data
    Data not found | Can't fetch report | You don't have permission to access this report | Report not found
    You don't have permission to access this project boundary | Project boundary not found
    Can't get weather. {error}
    Could not load available static layers | Could not add features to static layer | Features added successfully
    Failed to fetch report templates | Can't create report template | Can't update report template
    Can't delete report template | Failed to fetch project members
    Unsupported file format | Invalid file type | Only 30 files can be uploaded at once | No features to upload
    Please select a project first | No features found in file | Upload completed | Updated N features | Upload failed
    Please select a project | A project must be selected before creating a feature
    Latitude must be greater than or equal to -90. | Latitude must be less than or equal to 90.
    .jpg, .jpeg, .png and .webp files are accepted.
    Share link copied to clipboard | Are you sure you want to delete this report? | Save to Folder
    Click on the feature to edit it. | Start drawing or search | Search for country, city or place | All Projects
    No properties available for this feature | Drag and drop files on the map
    No data in view | Switch to all data | No data found | No features found
    Layer created successfully | Error creating layer | Error creating radar layer | Name is required
    No more data found | Can't get search result. {error} | Error loading dates | Failed to fetch dates for the layer
    Error loading features | Failed to fetch features for the layer | Failed to fetch features for the static layer {name}
    Failed to load radar data: {message} | Failed to load radar dates: {message}
    Error loading item data | Failed to fetch item data
    Download failed | Failed to download CSV file | Download successful
    Update failed | Failed to save filter settings | Failed to update layer opacity
    Error fetching static layers | Error adding features
    Longitude must be greater than or equal to -180. | Longitude must be less than or equal to 180.
    Date must be within the available range | Select AOI to continue | At least one project must be selected
    No layers found | No additional data available for this layer | This layer doesn't support filters
    No features found for this static layer. | No features found for the selected filters and date range.
    This layer type doesn't support feature listing.
    AI service unavailable. Please try again later. | No features found for analysis
    Failed to start AI report generation | AI Report Failed | Report Started | Redirecting to report page...
    Failed to load reports | Delete Failed | Report Deleted | AI Report Completed! | Report generation failed
  `),
  entities: [],
};

/** The rest of the specification has no list to compare with, so it has a minimum number of rows. */
const LEAST_ROWS = {
  Frame: 6,
  Entities: 12,
  States: 6,
  Rules: 12,
  'Bad input': 6,
  Messages: 12,
  Abuse: 6,
  Constants: 6,
};

const DOCUMENTS = [
  ['the workspace', WORKSPACE],
  ['map and data', MAP],
] as const;

/** A path without parameter names and trailing slash, for comparison. */
const toShape = (path: string) =>
  path
    .replaceAll('`', '')
    .replaceAll(/\{[^}]*\}|\$\w+/g, '{}')
    .replace(/(?<=.)\/$/, '');

interface Row {
  readonly heading: string;
  readonly subject: string;
  /** The cell in the middle column, if there is one. */
  readonly detail: string;
  readonly shownBy: string;
}

/** The rows of all tables whose last column names tests. */
function listRows(text: string): Row[] {
  let heading = '';
  const rows: Row[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    if (!line.startsWith('| ')) continue;
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const shownBy = cells.at(-1) ?? '';
    if (shownBy === 'Shown by' || /^-+$/.test(shownBy)) continue;
    rows.push({ heading, subject: cells[0] ?? '', detail: cells.slice(1, -1).join(), shownBy });
  }
  return rows;
}

/** The tests that a cell names: `[file] “title”`, separated by `;`. */
const listTests = (cell: string) =>
  [...cell.matchAll(/\[([^\]]+)\] “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

/** Entries of a page or program that are wrong, as messages; `[]` when all are right. */
function listFaults(text: string, open: (path: string) => string): string[] {
  const files = new Map(
    [...text.matchAll(/^\[([^\]]+)\]: \.\.\/\.\.\/(\S+)$/gm)].map(([, name = '', path = '']) => [name, path]),
  );
  return listRows(text).flatMap(({ subject, shownBy }) => {
    const tests = listTests(shownBy);
    // A test referenced in another form would not be looked up.
    if (tests.length === 0 || tests.length !== shownBy.split(/; (?=\[)/).length) {
      return [`${subject}: “${shownBy}” names no test`];
    }
    return tests.flatMap(({ file, title }) => {
      const path = files.get(file);
      if (path === undefined) return [`${subject}: [${file}] has no address at the end of the page`];
      const isThere = ["'", '"', '`'].some((quote) => open(path).includes(`${quote}${title}${quote}`));
      return isThere ? [] : [`${subject}: ${path} has no test “${title}”`];
    });
  });
}

const subjectsOf = (text: string, heading: string) =>
  listRows(text)
    .filter((row) => row.heading.startsWith(heading))
    .map(({ subject }) => subject);

/** `project: project_id …` as `project.project_id`, one per field. */
const toFields = (text: string) => {
  const [schema = '', fields = ''] = text.split(':');
  return fields.split(/[\s,]+/).flatMap((field) => (field === '' ? [] : [`${schema.trim()}.${field}`]));
};

/** The fields that the table of entities names. */
const listFields = (text: string) =>
  listRows(text)
    .filter((row) => row.heading.startsWith('Entities') && row.detail !== '')
    .flatMap(({ detail }) => toFields(detail.replaceAll('`', '')));

/** A schema without its optional, nullable and array wrappers. */
function unwrap(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('unwrap' in schema)) return schema;
  const { unwrap: open } = schema;
  return typeof open === 'function' ? unwrap(open.call(schema)) : schema;
}

/** Whether a schema has a field at a path. */
function hasField(schema: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return schema !== undefined;
  const open = unwrap(schema);
  if (typeof open !== 'object' || open === null || !('shape' in open)) return false;
  const field: unknown = Reflect.get(Object(open.shape), name);
  return field !== undefined && hasField(field, rest);
}

/** Whether the contract has a path such as `project.current_member.role`. */
const isField = (path: string) => {
  const [schema = '', ...names] = path.split('.');
  return names.length > 0 && hasField(Reflect.get(everything, schema), names);
};

/** What the pages mark as missing: calls and paths in backquotes, messages in quotation marks. */
function listMissing(text: string): { calls: string[]; paths: string[]; messages: string[] } {
  const section = text
    .split(/^#+ /m)
    .filter((part) => part.startsWith('Not there yet\n'))
    .join();
  const quoted = [...section.matchAll(/`([^`]+)`/g)].map(([, code = '']) => toShape(code));
  return {
    calls: quoted.filter((code) => /^[A-Z]+ \//.test(code)),
    paths: quoted.filter((code) => code.startsWith('/')),
    messages: [...section.matchAll(/“([^”]+)”/g)].map(([, message = '']) => message.replaceAll(/\s+/g, ' ')),
  };
}

const ROUTES = 'apps/web/src/app/';
const readRoutes = () =>
  readdirSync(new URL(ROUTES, ROOT))
    .filter((file) => file.endsWith('-routes.ts'))
    .map((file) => read(ROUTES + file))
    .join('\n');

/** The router’s paths, each composed of its route and the parents. */
function listRouterPaths(): string[] {
  const routes = new Map(
    [
      ...readRoutes().matchAll(
        /const (\w+) = createRoute\(\{\s+getParentRoute: \(\) => (\w+),\s+(?:path: '([^']*)')?/g,
      ),
    ].map(([, name = '', parent = '', path = '']) => [name, { parent, path }]),
  );
  const toPath = (name: string): string => {
    const route = routes.get(name);
    return route === undefined ? '' : toPath(route.parent).replace(/\/$/, '') + route.path;
  };
  return [...routes.keys()].map((name) => toShape(toPath(name)));
}

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

/** Every English text of the web, including those that load with a part’s code. */
const TEXTS = 'apps/web/src/';
const englishTexts = () =>
  readdirSync(new URL(TEXTS, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[./\\])en\.json$/.test(file))
    .flatMap((file) => leaves(JSON.parse(read(TEXTS + file))));

/** Texts of the contract’s rules, from its source. */
const ruleTexts = () =>
  readdirSync(new URL('packages/contract/src/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(`packages/contract/src/${file}`).matchAll(/'([^'\n]+ [^'\n]+)'/g)])
    .map(([, text = '']) => text);

/** A message as a pattern: placeholders in braces, and a number N, match anything. */
function toPattern(message: string): RegExp {
  const parts = message
    .split(/\{[^}]*\}|\bN\b/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

const contract = Object.values(ENDPOINTS)
  .flatMap((endpoints) => Object.values(endpoints as Record<string, Endpoint>))
  .map(({ method, path }) => `${method} ${toShape(path)}`);
const said = [...englishTexts(), ...ruleTexts(), ...Object.values(ERRORS).map(({ detail }) => detail)];
const isSaid = (message: string) => said.some((text) => toPattern(message).test(text));
const lacking = <T>(wanted: readonly T[], there: readonly T[]) =>
  wanted.filter((one) => !there.includes(one));

/** What to add to a capability's page, as the message of a failed test. */
const tell = (what: readonly string[], heading: string, row: string) =>
  `No page of ${FOLDER} has ${what.join(' and ')}: write the row ${row} under “## ${heading}” of the page of its capability, or name it under “## Not there yet” while it is not there.`;

const missing = listMissing(ALL_PAGES);
const inTable = {
  calls: subjectsOf(ALL_PAGES, 'Calls').map(toShape),
  paths: subjectsOf(ALL_PAGES, 'Routes').map(toShape),
  messages: subjectsOf(ALL_PAGES, 'Messages'),
};

describe.each(DOCUMENTS)('the specification of %s', (_, { calls, routes, messages, entities }) => {
  test('has every call on a page', () => {
    const left = lacking(calls, [...inTable.calls, ...missing.calls]);
    expect(left, tell(left, 'Calls', '| `GET /path` | [file] “title of its test” |')).toEqual([]);
  });

  test('has every path on a page', () => {
    const left = lacking(routes, [...inTable.paths, ...missing.paths]);
    expect(left, tell(left, 'Routes', '| `/path` | [file] “title of its test” |')).toEqual([]);
  });

  test('has every message on a page', () => {
    const left = lacking(messages, [...inTable.messages, ...missing.messages]);
    expect(left, tell(left, 'Messages', '| Message | [file] “title of its test” |')).toEqual([]);
  });

  test('has every field on a page', () => {
    const left = lacking(entities.flatMap(toFields), listFields(ALL_PAGES));
    const row = '| Entity | `schema`: `field` | [file] “title of its test” |';
    expect(left, tell(left, 'Entities', row)).toEqual([]);
  });
});

describe('the pages of docs/spec-coverage', () => {
  test('cover the rest of the specification in tables', () => {
    for (const [heading, least] of Object.entries(LEAST_ROWS)) {
      expect(subjectsOf(ALL_PAGES, heading).length, heading).toBeGreaterThanOrEqual(least);
    }
  });

  test.each(PAGES)('$file names existing items, and marks only absent ones as missing', ({ file, text }) => {
    const notThereYet = listMissing(text);
    const move = (what: readonly string[]) =>
      `${what.join(' and ')} is there: give it a row in a table of ${FOLDER}${file} and take it out of “Not there yet”.`;
    const calls = notThereYet.calls.filter((call) => contract.includes(call));
    expect(calls, move(calls)).toEqual([]);
    const paths = notThereYet.paths.filter((path) => listRouterPaths().includes(path));
    expect(paths, move(paths)).toEqual([]);
    const messages = notThereYet.messages.filter(isSaid);
    expect(messages, move(messages)).toEqual([]);

    expect(lacking(subjectsOf(text, 'Calls').map(toShape), contract), 'calls of no endpoint').toEqual([]);
    expect(lacking(subjectsOf(text, 'Routes').map(toShape), listRouterPaths()), 'paths of no route').toEqual(
      [],
    );
    expect(
      subjectsOf(text, 'Messages').filter((message) => !isSaid(message)),
      'messages that nothing says',
    ).toEqual([]);
    expect(
      listFields(text).filter((field) => !isField(field)),
      'fields of no schema',
    ).toEqual([]);
  });

  test.each(PAGES)('$file names existing tests', ({ file, text }) => {
    expect(listFaults(text, read), `in ${FOLDER}${file}`).toEqual([]);
  });
});

describe('a wrong entry', () => {
  test('is detected among fields', () => {
    const text = [
      '## Entities',
      '| Entity | Fields | Shown by |',
      '| - | - | - |',
      '| Project | `project`: `project_id`, `place_details.localname`, `place_details.name` | x |',
      '| Nothing | `nothing`: `here` | x |',
    ].join('\n');
    expect(listFields(text).filter((field) => !isField(field))).toEqual([
      'project.place_details.name',
      'nothing.here',
    ]);
  });

  test('is detected on every page, up to the end of the last', () => {
    const text =
      '# A\n## Not there yet\n`GET /a/{id}`\n## Calls\n`GET /b`\n# C\n## Not there yet\n“Saved”, `/c`';
    expect(listMissing(text)).toEqual({ calls: ['GET /a/{}'], paths: ['/c'], messages: ['Saved'] });
  });

  test('is detected among the tests', () => {
    const text = [
      '| Rule | Shown by |',
      '| - | - |',
      '| a | [x] “is there” |',
      '| b | [x] “is not there” |',
      '| c | [y] “is there” |',
      '| d | by eye |',
      '| e | [x] “is there”; [x] is there |',
      '[x]: ../../x.test.ts',
    ].join('\n');
    expect(listFaults(text, () => "test('is there', () => {")).toEqual([
      'b: x.test.ts has no test “is not there”',
      'c: [y] has no address at the end of the page',
      'd: “by eye” names no test',
      'e: “[x] “is there”; [x] is there” names no test',
    ]);
  });
});
