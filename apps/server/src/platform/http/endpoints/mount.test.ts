import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary, type Endpoint, endpoint } from '@waypost/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { openDiskStorage } from '../../storage/disk-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { createErrorHandler } from '../responses/error-handler.ts';
import type { Handler } from './handlers.ts';
import { mountEndpoint } from './mount.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/thing',
  summary: 'A thing',
  response: z.object({ name: z.string(), parts: z.array(z.object({ id: z.number() })).default([]) }),
  errors: ['tag_exists'],
  access: { kind: 'public', reason: 'a test' },
});

let dir: string;
let storage: Storage;
let app: FastifyInstance;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'waypost-mount-'));
  storage = await openDiskStorage(dir);
});
afterEach(() => app.close());
afterAll(() => rm(dir, { recursive: true, force: true }));

async function ask(isStrict: boolean, handler: () => Promise<unknown>, asked: Endpoint = getThing) {
  app = fastify();
  app.setErrorHandler(createErrorHandler({ note: () => {} }));
  app.decorateRequest('isMultipart', () => false);
  // A public endpoint makes no queries.
  const database = {} as Database;
  const context = { database, storage, isStrict, authenticate: async () => null, kept: { keep: () => {} } };
  mountEndpoint(app, context, asked, handler as unknown as Handler<never>);
  const response = await app.inject('/api/3/thing');
  return {
    status: response.statusCode,
    body: (response.body === '' ? {} : response.json()) as Record<string, unknown>,
    text: response.body,
  };
}

describe('an answer without a body', () => {
  const picture = endpoint({
    method: 'GET',
    path: '/thing',
    summary: 'A picture',
    response: binary('image/png'),
    errors: [],
    access: { kind: 'public', reason: 'a test' },
  });
  const answers = [
    [204, async () => ({ body: null })],
    [304, async () => ({ body: null, isNotModified: true })],
  ] as const;

  test.each(answers)(
    '%i is an error in development and tests unless it is declared',
    async (status, handler) => {
      expect((await ask(true, handler, picture)).status).toBe(500);
      await app.close();
      expect((await ask(false, handler, picture)).status).toBe(status);
      await app.close();
      expect((await ask(true, handler, { ...picture, withoutBody: [status] })).status).toBe(status);
    },
  );
});

describe('responses', () => {
  test('a matching response is sent unchanged', async () => {
    const answer = await ask(true, async () => ({ name: 'Buoy', parts: [{ id: 1 }] }));
    expect(answer).toMatchObject({ status: 200, body: { name: 'Buoy', parts: [{ id: 1 }] } });
  });

  const leaking = async () => ({
    name: 'Buoy',
    password_hash: 'secret',
    parts: [{ id: 1, owner: 'secret' }],
  });

  test('undeclared fields are an error in development and tests', async () => {
    const answer = await ask(true, leaking);
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(answer.text).not.toContain('secret');
  });

  test('undeclared fields are stripped in production, at every depth', async () => {
    const answer = await ask(false, leaking);
    expect(answer).toMatchObject({ status: 200, body: { name: 'Buoy', parts: [{ id: 1 }] } });
    expect(answer.text).not.toContain('secret');
  });

  test('a response that does not match is never sent: it could contain anything', async () => {
    for (const isStrict of [true, false]) {
      const answer = await ask(isStrict, async () => ({ name: 5, password_hash: 'secret' }));
      expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
      expect(answer.text).not.toContain('secret');
      if (isStrict) await app.close();
    }
  });
});

describe('errors', () => {
  const conflict = async () => {
    throw new AppError('tag_exists');
  };
  const undeclared = async () => {
    throw new AppError('already_signed_up');
  };
  const common = async () => {
    throw new AppError('forbidden');
  };

  test('declared codes, and those common to all endpoints, are sent', async () => {
    expect(await ask(true, conflict)).toMatchObject({ status: 409, body: { code: 'tag_exists' } });
    await app.close();
    expect(await ask(true, common)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('an undeclared code is an error in development and tests, and is sent in production', async () => {
    expect(await ask(true, undeclared)).toMatchObject({ status: 500, body: { code: 'internal' } });
    await app.close();
    expect(await ask(false, undeclared)).toMatchObject({ status: 409, body: { code: 'already_signed_up' } });
  });

  test('an internal error reveals no internals', async () => {
    const answer = await ask(false, async () => {
      throw new Error('connect to db-7.internal as waypost failed');
    });
    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'internal', detail: 'Something went wrong on our side.', request_id: expect.any(String) },
    });
    expect(answer.text).not.toContain('db-7');
  });

  test('a 503 reveals no internals either', async () => {
    const answer = await ask(false, async () => {
      throw new AppError('unavailable', { detail: 'the replica at 10.0.0.9 lags' });
    });
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain('10.0.0.9');
  });
});
