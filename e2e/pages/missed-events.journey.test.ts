import { API_BASE, type Device, ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { PATIENT, readTotal } from '../src/map/panel.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Three people: the author, a colleague whose connection is lost, and somebody without rights. */

const EVENTS = 1_000;
/** Requests of the author at once. */
const AT_ONCE = 10;

const jorge = makeAccount('Jorge Ruiz');
let server: RunningServer;
let browser: Browser;
let author: Visitor;
let colleague: Visitor;
let stranger: Visitor;
let orgId: number;
let projectId: number;
let projectPath: string;
/** What arrives over the sockets of a page. */
const heard = new Map<Page, string[]>();

beforeAll(async () => {
  server = await startServer(await makeDataDir(), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  const open = async () => {
    const visitor = await openVisitor(browser, server.url);
    const frames: string[] = [];
    heard.set(visitor.page, frames);
    visitor.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void frames.push(String(payload))),
    );
    return visitor;
  };
  [author, colleague, stranger] = [await open(), await open(), await open()];
  const { homes } = await found(
    await register(author.page, makeAccount('Rosa Vega')),
    'Bahía Limpia',
    'Bay watch',
  );
  projectPath = homes[0] ?? '';
  [orgId, projectId] = (projectPath.match(/\d+/g) ?? []).map(Number) as [number, number];
  const ofJorge = await register(colleague.page, jorge);
  const client = await clientOf(author.page);
  const invite = { project_id: projectId, name: jorge.name, email: jorge.email };
  await client.call(ENDPOINTS.invites.createProjectInvite, {
    body: { ...invite, role_name: 'project_viewer' },
  });
  const outbox = await client.call(ENDPOINTS.invites.getOutbox, { params: { org_id: orgId } });
  const [message] = outbox.messages.filter(({ recipient }) => recipient === jorge.email);
  const uuid = new URL(message?.link ?? '').pathname.replace('/invite/', '');
  await ofJorge.call(ENDPOINTS.invites.acceptInvite, { params: { uuid } });
  await register(stranger.page, makeAccount('Mallory Gray'));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

const isLive = ({ page }: Visitor) => page.getByText('Live', { exact: true }).waitFor(PATIENT);
const createFeature = async (name: string) =>
  (await clientOf(author.page)).call(ENDPOINTS.features.createFeature, {
    query: { project_id: projectId },
    body: { feature: { name, geometry: { type: 'Point', coordinates: [-110.31, 24.14] } } },
  });

test('a colleague whose connection was lost sees all of 1,000 events once it is back, each once', async () => {
  const { page, context } = colleague;
  await page.goto(projectPath);
  await page.getByText('No features found').waitFor(PATIENT);
  await isLive(colleague);
  await stranger.page.goto(projectPath);
  await stranger.page.getByText('Project not found').waitFor(PATIENT);
  await context.setOffline(true);
  await page.getByText('Offline', { exact: true }).first().waitFor(PATIENT);
  for (let done = 0; done < EVENTS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => createFeature(`Buoy ${done + at + 1}`)));
  await createFeature('The last buoy');
  expect(await page.getByText('No features found').count()).toBe(1);
  await context.setOffline(false);
  await isLive(colleague);
  await expect.poll(() => readTotal(page), PATIENT).toBe(EVENTS + 1);
  await page.getByText('The last buoy').first().waitFor(PATIENT);
  const names = await page
    .getByRole('link', { name: /^(Buoy \d+|The last buoy)/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  // One more comes by itself.
  await createFeature('After all of them');
  await expect.poll(() => readTotal(page), PATIENT).toBe(EVENTS + 2);
});

test('somebody without rights sees and hears nothing of it', async () => {
  expect(await stranger.page.content()).not.toContain('buoy');
  expect((heard.get(stranger.page) ?? []).filter((frame) => /buoy|geometry/i.test(frame))).toEqual([]);
  const client = await clientOf(stranger.page);
  const list = client.call(ENDPOINTS.features.listFeatures, { params: { project_id: projectId }, query: {} });
  await expect(list).rejects.toMatchObject({ status: 404 });
});

test('the screen of a removed member is quiet within 5 s, and the key of their phone is refused', async () => {
  const client = await clientOf(author.page);
  const members = await client.call(ENDPOINTS.projects.listProjectMembers, {
    params: { org_id: orgId, project_id: projectId },
  });
  const member_id = members.find(({ display_name }) => display_name === jorge.name)?.member_id ?? 0;
  const phone = await client.call(ENDPOINTS.devices.createDevice, {
    params: { project_id: projectId },
    body: { name: 'Phone of Jorge', icon: 'person', member_id },
  });
  expect(await sendFrom(phone)).toBe(200);
  await client.call(ENDPOINTS.projects.removeProjectMember, {
    params: { org_id: orgId, project_id: projectId, member_id },
  });
  await colleague.page.getByText('After all of them').first().waitFor({ state: 'detached', timeout: 5_000 });
  const frames = heard.get(colleague.page) ?? [];
  frames.length = 0;
  await createFeature('Not for Jorge');
  expect(await sendFrom(phone)).toBe(401);
  // The author's own event has come by then.
  await author.page.goto(projectPath);
  await author.page.getByText('Not for Jorge').first().waitFor(PATIENT);
  expect(frames.filter((frame) => frame.includes(`project:${projectId}`))).toEqual([]);
  expect(await colleague.page.content()).not.toContain('Not for Jorge');
});

test('what changed after the list was read and before the channel was open is shown', async () => {
  const { page } = author;
  const opening = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    await opening.promise;
    socket.connectToServer();
  });
  await page.goto(projectPath);
  await page.getByText('Not for Jorge').first().waitFor(PATIENT);
  await createFeature('Between the two');
  expect(await page.getByText('Between the two').count()).toBe(0);
  opening.resolve();
  await page.getByText('Between the two').first().waitFor(PATIENT);
});

async function sendFrom({ key }: Device): Promise<number> {
  const { status } = await fetch(`${server.url}${API_BASE}/receive/geojson`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-110.3, 24.1] },
      properties: { timestamp: Date.now() },
    }),
  });
  return status;
}
