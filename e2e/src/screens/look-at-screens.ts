import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type MapDrawing, openVisitor, type Visitor } from '../browser/browser.ts';
import { go } from '../browser/visit.ts';
import { waitForMap } from '../map/map-picture.ts';
import { enterDemo, register } from '../people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../people/demo.ts';
import { type Account, makeAccount, signIn } from '../people/people.ts';
import { makeDataDir, ROOT, type RunningServer, removeDataDir, startServer } from '../server/start-server.ts';
import { listAxeFindings, listLayoutFaults } from './check-screen.ts';
import { DRAWING_SCREENS } from './drawing-screens.ts';
import { INVITE_SCREENS, JOINING_SCREENS } from './invite-screens.ts';
import { LAYER_SCREENS } from './layer-screens.ts';
import { chooseStands, type Look, listLooks, nameStand, type Stand, WIDE } from './looks.ts';
import {
  DEMO_SCREENS,
  NEWCOMER_SCREENS,
  PASSWORD_SCREENS,
  type Screen,
  type ScreenPlaces,
  STRANGER_SCREENS,
} from './screens.ts';
import { SUPER_USER_SCREENS, WORKSPACE_SCREENS } from './workspace-screens.ts';

const FOLDER = join(ROOT, 'artifacts/screens');

/** `SCREENS=some` looks at each screen in three ways and `SCREENS=all` in twelve; both keep pictures of all. */
const { SCREENS: PICTURED, TEST_SEED = '' } = process.env;
const IN_ALL = PICTURED === 'all';
const LOOKS = listLooks(PICTURED, TEST_SEED);

/** Screens that are not about the map are checked without one, unless complete pictures are wanted. */
export const BESIDE_THE_MAP: Share = {
  isShown: ({ map }) => map !== 'subject',
  maps: IN_ALL ? 'plain' : 'none',
};

export const OF_THE_MAP: Share = {
  isShown: ({ map }) => map === 'subject',
  maps: 'plain',
};

const MAP_FADE_MS = 400;
/** The first account of an installation, a super user. */
const SUPER_USER = makeAccount('Inés Sol');
const NEWCOMER = makeAccount('Rosa Vega');

let server: RunningServer;
let browser: Browser;
let maps: MapDrawing;
let places: ScreenPlaces;

async function findScreenPlaces(page: Page): Promise<ScreenPlaces> {
  const demo = await findDemoPlaces(page);
  const client = await clientOf(page);
  const features = await client.call(ENDPOINTS.features.listFeatures, {
    params: { project_id: demo.projectId },
  });
  const point = features.find(({ type }) => type === 'Point');
  const area = features.find(({ type }) => type === 'Polygon') ?? point;
  if (point === undefined || area === undefined) throw new Error('The demo’s first page has no point.');
  const { geometry } = await client.call(ENDPOINTS.features.getFeature, { params: { code: point.code } });
  if (geometry.type !== 'Point') throw new Error('A point is no point.');
  const [lng = 0, lat = 0] = geometry.coordinates;
  await fillTrashes(client, demo);
  return {
    ...demo,
    featureCode: area.code,
    point: [lng, lat],
    inviteCode: await invite(client, demo),
    layers: await findLayers(client, demo),
  };
}

/** A layer of each kind. */
async function findLayers(
  client: HttpClient,
  { organizationId }: DemoPlaces,
): Promise<ScreenPlaces['layers']> {
  const layers = await client.call(ENDPOINTS.layers.listLayers, { params: { org_id: organizationId } });
  const codeOf = (name: string) => {
    const layer = layers.find(({ properties }) => properties.name === name);
    if (layer === undefined) throw new Error(`The demo has no layer “${name}”.`);
    return layer.code;
  };
  return {
    filter: codeOf('Illegal gear, all projects'),
    folder: codeOf('Evidence for the port'),
    group: codeOf('Habitat'),
  };
}

/** Deletes a project, and a feature of the main one. */
async function fillTrashes(client: HttpClient, { organizationId, projectId }: DemoPlaces): Promise<void> {
  const { project_id } = await client.call(ENDPOINTS.projects.createProject, {
    params: { org_id: organizationId },
    body: { name: 'Old survey' },
  });
  await client.call(ENDPOINTS.projects.deleteProject, { params: { org_id: organizationId, project_id } });
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: projectId },
    body: { feature: { name: 'Torn gillnet', geometry: { type: 'Point', coordinates: [-110.3, 24.2] } } },
  });
  await client.call(ENDPOINTS.features.deleteFeature, { params: { code: properties.code } });
}

/** Invites a person to the main project. @returns the code of the link in the outbox. */
async function invite(client: HttpClient, { organizationId, projectId }: DemoPlaces): Promise<string> {
  await client.call(ENDPOINTS.invites.createProjectInvite, {
    body: { project_id: projectId, name: 'Ana Díaz', email: 'ana.diaz@example.com' },
  });
  const outbox = await client.call(ENDPOINTS.invites.getOutbox, { params: { org_id: organizationId } });
  const link = outbox.messages[0]?.link;
  if (link == null) throw new Error('The outbox holds no invite.');
  return new URL(link).pathname.replace('/invite/', '');
}

/** Sets the window and the theme; panels that close or move as a result have until the page settles. */
async function stand(page: Page, { width, height, scheme }: Stand): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
}

/** A screen, and the stands in which it is seen, in order. */
interface Standing {
  readonly screen: Screen;
  readonly stands: readonly Stand[];
}

const isWide = ({ width }: Stand) => width === WIDE.width;

/** The defects of one screen in one look; each line names both. */
async function inspect(visitor: Visitor, { screen, stands }: Standing, { locale }: Look): Promise<string[]> {
  const { page, complaints } = visitor;
  const found: string[] = [];
  const language = locale.startsWith('es') ? '-es' : '';
  complaints.length = 0;
  // Opened in a wide window and narrowed then: rotating a tablet keeps the page.
  await stand(page, { ...WIDE, scheme: stands[0]?.scheme ?? 'light' });
  if (screen.path === undefined) await screen.open(page, places);
  else await go(page, screen.path(places));
  let width = 0;
  for (const now of stands) {
    const name = `${screen.name}-${nameStand(now)}${language}`;
    await stand(page, now);
    await page
      .getByText(screen.sign[language === '' ? 0 : 1])
      // The pane, hidden in a narrow window, may hold the same text.
      .filter({ visible: true })
      .first()
      .waitFor();
    if (maps !== 'none' && screen.map !== 'absent') {
      if (screen.isPlain !== true)
        await waitForMap(page).catch((error: Error) => found.push(`${name}: ${error.message}`));
      // The map changes its colours on a canvas, where animations cannot be queried.
      await page.waitForTimeout(MAP_FADE_MS);
    }
    await settle(page);
    const rules = now.width === width ? 'colours' : 'all';
    width = now.width;
    const faults = [...(await listLayoutFaults(page)), ...(await listAxeFindings(page, rules))];
    if (PICTURED !== undefined || faults.length > 0)
      await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  const expected = screen.expectedComplaint;
  const unexpected = complaints.filter((text) => expected === undefined || !expected.test(text));
  found.push(...unexpected.map((text) => `${screen.name}: ${text}`));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}

/** Whether nothing of a screen stays on the page. */
const leavesNothing = ({ path, closesByEscape, endsWithPage }: Screen) =>
  path !== undefined || closesByEscape === true || endsWithPage === true;

/** Orders screens so that most can be visited: of those that leave nothing the wide ones, then the narrow ones, and others. */
function rankByRest({ screen, stands }: Standing): number {
  if (!leavesNothing(screen)) return 2;
  return stands.every(isWide) ? 0 : 1;
}

/** Whether a screen is visited from the one before, as by a link; else it would show what that one has left. */
function canFollow(next: Standing | undefined, { screen, stands }: Standing): boolean {
  if (next === undefined || !leavesNothing(screen) || !leavesNothing(next.screen)) return false;
  return stands.every(isWide) || !next.stands.some(isWide);
}

/**
 * Closes what lies over the page, as a person does: the list of a field first, then its dialog.
 * @returns whether it is closed.
 */
function close(page: Page): Promise<boolean> {
  const over = page.locator('[role="dialog"], [role="menu"]').filter({ visible: true });
  const press = async () => {
    await page.keyboard.press('Escape');
    return over.count();
  };
  return expect
    .poll(press, { interval: 250 })
    .toBe(0)
    .then(
      () => true,
      () => false,
    );
}

/** Waits for transitions to end: a half-faded colour has the contrast of neither state. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const drawTwice = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const listMoving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations === 1,
        );
    // Colour transitions start with the first frame in the new theme.
    await drawTwice();
    for (let moving = listMoving(); moving.length > 0; moving = listMoving()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await drawTwice();
    }
  });
}

async function inspectAll(
  look: Look,
  screens: readonly Screen[],
  arrive?: (page: Page) => Promise<void>,
): Promise<string[]> {
  // Sign-in is in English whatever the language of the screens: these functions use the English labels.
  const visitor = await openVisitor(browser, server.url, IN_ALL ? { scale: 1 } : {});
  await arrive?.(visitor.page);
  const language = look.locale.slice(0, 2);
  await visitor.context.addInitScript(
    (text) => {
      localStorage.setItem('waypost.preferences', text);
    },
    JSON.stringify({ language, theme: 'auto' }),
  );
  // What is open speaks English: the first screen is loaded rather than visited.
  await visitor.page.goto('about:blank');
  const found: string[] = [];
  const standings = screens
    .map((screen) => ({ screen, stands: chooseStands(look, screen.name) }))
    .toSorted((one, other) => rankByRest(one) - rankByRest(other));
  for (const [index, standing] of standings.entries()) {
    // A screen that fails to open must not hide the defects of the others.
    found.push(
      ...(await inspect(visitor, standing, look).catch((error: Error) => [
        `${standing.screen.name}: ${error.message}`,
      ])),
    );
    // Errors caused by leaving a screen do not belong to the next one.
    const canGoOn = canFollow(standings[index + 1], standing);
    const isClosed = canGoOn && (standing.screen.closesByEscape !== true || (await close(visitor.page)));
    if (!isClosed) await visitor.page.goto('about:blank');
  }
  await visitor.context.close();
  return found;
}

/** Says which looks the seed of the run has chosen. */
function tellLooks(look: Look, who: string, screens: readonly Screen[]): string {
  const chosen = screens.map(({ name }) => ({ name, stand: chooseStands(look, name).map(nameStand).join() }));
  const lines = look.stands.map(nameStand).map((stand) => {
    const names = chosen.filter((one) => one.stand === stand).map(({ name }) => name);
    return `  ${stand}: ${names.join(', ') || 'none'}`;
  });
  return [`Screens of ${who} with the seed ${look.seed}:`, ...lines, ''].join('\n');
}

const enterAs = (account: Account, path: string) => async (page: Page) => {
  await signIn(page, account);
  await page.waitForURL(path);
};

const enterAsAdmin = (page: Page) => enterDemo(page, 'admin');

interface Group {
  readonly who: string;
  readonly screens: readonly Screen[];
  readonly arrive?: (page: Page) => Promise<void>;
}

/** Groups of screens by viewer; each language is a separate test, so that none takes minutes without output. */
const GROUPS: readonly Group[] = [
  { who: 'a stranger', screens: [...STRANGER_SCREENS, ...PASSWORD_SCREENS, ...INVITE_SCREENS] },
  {
    who: 'a newcomer',
    screens: [...NEWCOMER_SCREENS, ...JOINING_SCREENS],
    arrive: enterAs(NEWCOMER, '**/auth/overview**'),
  },
  { who: 'a member', screens: DEMO_SCREENS, arrive: enterAsAdmin },
  { who: 'an administrator', screens: WORKSPACE_SCREENS, arrive: enterAsAdmin },
  { who: 'a member with layers', screens: LAYER_SCREENS, arrive: enterAsAdmin },
  { who: 'a member who draws', screens: DRAWING_SCREENS, arrive: enterAsAdmin },
  {
    who: 'a super user',
    screens: SUPER_USER_SCREENS,
    arrive: enterAs(SUPER_USER, '**/organizations/*/projects**'),
  },
];

/** The screens of a test file, and how its browser draws maps. */
interface Share {
  readonly isShown: (screen: Screen) => boolean;
  readonly maps: MapDrawing;
}

/**
 * The tests of a file: screens in the looks of the run, checked automatically; pictures of those with defects are kept
 * in `artifacts/screens/`.
 */
export function lookAtScreens({ isShown, maps: drawn }: Share): void {
  const groups = GROUPS.map((group) => ({ ...group, screens: group.screens.filter(isShown) }));
  const shown = groups.filter(({ screens }) => screens.length > 0);
  beforeAll(async () => {
    await mkdir(FOLDER, { recursive: true });
    maps = drawn;
    server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
    browser = await launchBrowser(drawn);
    const { context, page } = await openVisitor(browser, server.url);
    for (const account of [SUPER_USER, NEWCOMER]) {
      await register(page, account);
    }
    await enterDemo(page, 'admin');
    places = await findScreenPlaces(page);
    await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await removeDataDir(server?.dataDir);
  });

  test.each(LOOKS.flatMap((look) => shown.map((group) => ({ ...look, ...group }))))(
    'every screen of $who in $locale is complete, readable and accessible in the looks of the run',
    { timeout: 300_000 },
    async ({ who, screens, arrive, ...look }) => {
      if (look.seed !== undefined) process.stdout.write(tellLooks(look, who, screens));
      const found = await inspectAll(look, screens, arrive);
      // The test runner truncates long lists; the file has them complete.
      const name = `findings-${look.locale}-${who.replaceAll(' ', '-')}.txt`;
      await writeFile(join(FOLDER, name), found.join('\n'));
      expect(found).toEqual([]);
    },
  );
}
