import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE, ENDPOINTS, ERRORS, type ErrorBody, type Issue } from '@waypost/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type RawAnswer, type RawRequest, sendRaw, toErrorBody } from '../app/raw-request.ts';
import { takeStock } from '../app/stock.ts';
import { type Person, startTestApp, type TestApp } from '../app/test-app.ts';

/** A feature that is valid in any project. */
export const GOOD_FEATURE = { name: 'Buoy', geometry: { type: 'Point', coordinates: [-110.3, 24.1] } };
export const JSON_HEADERS = { 'content-type': 'application/json' };

/** A started server for tests of rejected requests, with one member. */
export interface Refusals {
  readonly app: TestApp;
  readonly accessToken: string;
  readonly projectId: number;
  /** A project that the member cannot see. */
  readonly otherProjectId: number;
  /** Path to create a feature in the member's project. */
  readonly createPath: string;
  send(path: string, request: RawRequest): Promise<RawAnswer>;
  sendJson(path: string, value: unknown, method?: string): Promise<RawAnswer>;
  createFeature(feature: unknown): Promise<RawAnswer>;
  get(path: string): Promise<RawAnswer>;
  listStaged(): Promise<string[]>;
}

/**
 * Starts a server for the tests of a file, and asserts that each leaves nothing behind: no row, no event, no file.
 * @returns the server, once the tests run.
 */
export function useRefusals(): () => Refusals {
  let refusals: Refusals | undefined;
  let before: unknown;
  const get = () => {
    if (refusals === undefined) throw new Error('The server has not been started yet.');
    return refusals;
  };
  beforeAll(async () => {
    refusals = await createRefusals();
  });
  afterAll(() => refusals?.app.close());
  beforeEach(async () => {
    before = await takeStock(get().app);
  });
  afterEach(async () => {
    expect(await takeStock(get().app)).toEqual(before);
  });
  return get;
}

async function createRefusals(): Promise<Refusals> {
  const app = await startTestApp();
  const ana = await app.createPerson('Ana Ruiz');
  const projectId = await makeProject(ana, 'Costa Viva');
  const otherProjectId = await makeProject(await app.createPerson('Bob Marsh'), 'Borealis');
  const createPath = `/geo/feature?project_id=${projectId}`;
  const send: Refusals['send'] = (path, request) =>
    sendRaw(app.baseUrl + API_BASE + path, {
      ...request,
      headers: { authorization: `Bearer ${ana.tokens.access_token}`, ...request.headers },
    });
  const sendJson: Refusals['sendJson'] = (path, value, method = 'POST') =>
    send(path, {
      method,
      headers: JSON_HEADERS,
      body: typeof value === 'string' ? value : JSON.stringify(value),
    });
  return {
    app,
    accessToken: ana.tokens.access_token,
    projectId,
    otherProjectId,
    createPath,
    send,
    sendJson,
    createFeature: (feature) => sendJson(createPath, { feature }),
    get: (path) => send(path, { method: 'GET' }),
    listStaged: () => readdir(join(app.config.storageDir, 'staging')),
  };
}

async function makeProject(person: Person, name: string): Promise<number> {
  const { organization_id } = await person.client.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: name },
  });
  const project = await person.client.call(ENDPOINTS.projects.createProject, {
    params: { org_id: organization_id },
    body: { name: 'Project' },
  });
  return project.project_id;
}

/** Asserts that a response has the contract's error body. */
export function expectFault(
  answer: RawAnswer,
  status: number,
  code: ErrorBody['code'],
  issues?: readonly Partial<Issue>[],
): void {
  const body = toErrorBody(answer);
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body).toMatchObject({
    message: ERRORS[code].detail,
    detail: expect.stringMatching(/\S/),
    request_id: expect.stringMatching(/\S/),
  });
  if (issues !== undefined) expect(body.issues).toMatchObject(issues);
}
