import { readdirSync, readFileSync } from 'node:fs';
import { ENDPOINTS, type Endpoint, ERRORS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';

/**
 * `docs/spec-coverage.md` says for each route, call, rule and message of the product's specification which test shows
 * it. Here is checked that this is so: nothing is left out, and what is named exists.
 */

const ROOT = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const page = read('docs/spec-coverage.md');

/** Every call that the specification of the workspace names; `{}` stands for any parameter. */
const CALLS = `
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
`
  .split(/[|\n]/)
  .map((call) => call.trim())
  .filter((call) => call !== '');

/** Every path of a screen that it names, but for those of the map and data, which have a document of their own. */
const ROUTES = [
  '/',
  '/auth/login',
  '/auth/overview',
  '/invite/{}',
  '/invites',
  '/user',
  '/projects/create',
  '/file-viewer',
  '/organizations/{}',
  '/organizations/{}/members',
  '/organizations/{}/settings',
  '/organizations/{}/billing',
  '/organizations/{}/projects',
  '/organizations/{}/projects/{}',
  ...['home', 'edit', 'create', 'settings', 'templates', 'members', 'features/{}'].map(
    (child) => `/organizations/{}/projects/{}/${child}`,
  ),
  '/admin',
  '/logout',
];

/** A path without what its parameters are called and without a slash at its end; the two compare. */
const toShape = (path: string) =>
  path
    .replaceAll('`', '')
    .replaceAll(/\{[^}]*\}|\$\w+/g, '{}')
    .replace(/(?<=.)\/$/, '');

interface Row {
  readonly heading: string;
  readonly subject: string;
  readonly shownBy: string;
}

/** The rows of all tables whose last column says what shows them. */
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
    rows.push({ heading, subject: cells[0] ?? '', shownBy });
  }
  return rows;
}

/** The tests that a cell names: `[file] “title”`, several with `;` between. */
const listTests = (cell: string) =>
  [...cell.matchAll(/\[([^\]]+)\] “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

/** What a page or a program names that is not so, in words; `[]` when all is. */
function listFaults(text: string, open: (path: string) => string): string[] {
  const files = new Map(
    [...text.matchAll(/^\[([^\]]+)\]: \.\.\/(\S+)$/gm)].map(([, name = '', path = '']) => [name, path]),
  );
  return listRows(text).flatMap(({ subject, shownBy }) => {
    const tests = listTests(shownBy);
    // A test that is written in another way than the others would not be looked for.
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

const rows = listRows(page);
const subjectsOf = (heading: string) =>
  rows.filter((row) => row.heading.startsWith(heading)).map(({ subject }) => subject);

/** The paths of the router, put together from each route and those above it. */
function listRouterPaths(): string[] {
  const routes = new Map(
    [
      ...read('apps/web/src/app/router.tsx').matchAll(
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

/** Every English text of the web, those that come with the code of a part of it too. */
const TEXTS = 'apps/web/src/i18n/';
const englishTexts = () =>
  readdirSync(new URL(TEXTS, ROOT))
    .filter((file) => /(^|\.)en\.json$/.test(file))
    .flatMap((file) => leaves(JSON.parse(read(TEXTS + file))));

/** A message of the page as a pattern: what stands in braces may be anything. */
function toPattern(message: string): RegExp {
  const parts = message.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

describe('the specification', () => {
  const contract = Object.values(ENDPOINTS)
    .flatMap((endpoints) => Object.values(endpoints as Record<string, Endpoint>))
    .map(({ method, path }) => `${method} ${toShape(path)}`);

  test.each(CALLS)('%s is in the contract', (call) => {
    expect(contract).toContain(call);
  });

  test('has every call in the table', () => {
    expect(subjectsOf('Calls').map(toShape)).toEqual(expect.arrayContaining(CALLS));
  });

  test('has every path in the table, and every path of the table in the router', () => {
    expect(subjectsOf('Routes').map(toShape)).toEqual(expect.arrayContaining(ROUTES));
    expect(listRouterPaths()).toEqual(expect.arrayContaining(subjectsOf('Routes').map(toShape)));
  });

  test('has every message of the table among what the product says', () => {
    const said = [...englishTexts(), ...Object.values(ERRORS).map(({ detail }) => detail)];
    const unsaid = subjectsOf('Messages').filter(
      (message) => !said.some((text) => toPattern(message).test(text)),
    );
    expect(unsaid).toEqual([]);
  });

  test('has rules, messages and abuse in tables too', () => {
    for (const heading of ['Rules', 'Messages', 'Frame', 'Abuse']) {
      expect(subjectsOf(heading).length, heading).toBeGreaterThan(5);
    }
  });
});

describe('the tests that the page names', () => {
  test('are there', () => {
    expect(listFaults(page, read)).toEqual([]);
  });

  test('would be missed', () => {
    const text = [
      '| Rule | Shown by |',
      '| - | - |',
      '| a | [x] “is there” |',
      '| b | [x] “is not there” |',
      '| c | [y] “is there” |',
      '| d | by eye |',
      '| e | [x] “is there”; [x] is there |',
      '[x]: ../x.test.ts',
    ].join('\n');
    expect(listFaults(text, () => "test('is there', () => {")).toEqual([
      'b: x.test.ts has no test “is not there”',
      'c: [y] has no address at the end of the page',
      'd: “by eye” names no test',
      'e: “[x] “is there”; [x] is there” names no test',
    ]);
  });
});
