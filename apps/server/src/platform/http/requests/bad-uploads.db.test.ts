import { request } from 'node:http';
import { MAX_RESOURCE_BYTES } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { measurePeakBytes, type RawRequest, streamOf } from '../../../../test/app/raw-request.ts';
import { expectFault, GOOD_FEATURE, JSON_HEADERS, useRefusals } from '../../../../test/rules/refusals.ts';

const MEGABYTE = 1024 * 1024;

const server = useRefusals();

describe('media types', () => {
  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'nonsense',
    'text/plain; charset=utf-8',
  ])('%s', async (type) => {
    const answer = await server().send(server().createPath, {
      headers: { 'content-type': type },
      body: JSON.stringify({ feature: GOOD_FEATURE }),
    });
    expectFault(answer, 415, 'unsupported_media_type');
  });

  test('multipart is rejected where no files are accepted, and without a boundary', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expectFault(
      await server().send('/organization', { headers: multipart, body: '--x--\r\n' }),
      415,
      'unsupported_media_type',
    );
    const answer = await server().send(server().createPath, {
      headers: { 'content-type': 'multipart/form-data' },
      body: 'x',
    });
    expect(answer.status === 400 || answer.status === 415).toBe(true);
  });
});

/** A multipart body of the given parts: the bytes between them are streamed. */
function multipart(
  bytes: number,
  disposition: string,
  first = `feature"\r\n\r\n${JSON.stringify(GOOD_FEATURE)}`,
): RawRequest {
  const head = `--x\r\ncontent-disposition: form-data; name="${first}\r\n--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: streamOf(bytes, head, '\r\n--x--\r\n'),
  };
}

describe('bodies of 200 MB', () => {
  const SIZE = 200 * MEGABYTE;

  test('as JSON with a content length: rejected before it is read', async () => {
    const answer = await server().send(server().createPath, {
      headers: { ...JSON_HEADERS, 'content-length': String(SIZE) },
      body: streamOf(SIZE),
    });
    expectFault(answer, 413, 'payload_too_large');
    expect(answer.sentBytes).toBeLessThan(20 * MEGABYTE);
  });

  test('as JSON without a content length: cut off at the limit, with little memory', async () => {
    const peak = await measurePeakBytes(async () => {
      const answer = await server().send(server().createPath, {
        headers: JSON_HEADERS,
        body: streamOf(SIZE, '{"feature":"'),
      });
      expectFault(answer, 413, 'payload_too_large');
      expect(answer.sentBytes).toBeLessThan(60 * MEGABYTE);
    });
    expect(peak).toBeLessThan(120 * MEGABYTE);
  });

  test.each([
    ['a file', 'name="files"; filename="a.bin"'],
    ['a JSON part', 'name="other"'],
    [
      'a JSON part that looks like a file',
      'name="other"; filename="blob"\r\ncontent-type: application/JSON_HEADERS',
    ],
  ])('as multipart with %s', async (_, disposition) => {
    const peak = await measurePeakBytes(async () => {
      expectFault(
        await server().send(server().createPath, multipart(SIZE, disposition)),
        413,
        'payload_too_large',
      );
    });
    expect(peak).toBeLessThan(160 * MEGABYTE);
  });
});

describe('files', () => {
  test('are rejected with one byte too many', async () => {
    const answer = await server().send(
      server().createPath,
      multipart(MAX_RESOURCE_BYTES + 1, 'name="files"; filename="a.bin"'),
    );
    expectFault(answer, 413, 'payload_too_large');
  });

  test('are rejected if there are too many', async () => {
    for (const count of [31, 45]) {
      const part = 'content-disposition: form-data; name="files"; filename="a.bin"\r\n\r\nbytes\r\n';
      const feature = `content-disposition: form-data; name="feature"\r\n\r\n${JSON.stringify(GOOD_FEATURE)}\r\n`;
      const answer = await server().send(server().createPath, {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: `--x\r\n${feature}${`--x\r\n${part}`.repeat(count)}--x--\r\n`,
      });
      expectFault(answer, 413, 'payload_too_large');
    }
  });

  test.each([
    ['broken JSON beside them', 'feature"\r\n\r\n{"name":', 400, 'broken_json'],
    ['a body that is not valid beside them', 'feature"\r\n\r\n{"name":"Buoy"}', 400, 'validation_failed'],
    ['an unknown part beside them', `role"\r\n\r\n"admin"`, 400, 'validation_failed'],
    ['a poisoned part beside them', `__proto__"\r\n\r\n{"a":1}`, 400, 'broken_json'],
    [
      'a geometry that the database refuses beside them',
      `feature"\r\n\r\n${JSON.stringify({
        name: 'Bow',
        geometry: {
          type: 'LineString',
          coordinates: [
            [1, 1],
            [1, 1],
          ],
        },
      })}`,
      400,
      'geometry_invalid',
    ],
  ] as const)('%s', async (_, first, status, code) => {
    expectFault(
      await server().send(server().createPath, multipart(1000, 'name="files"; filename="a.bin"', first)),
      status,
      code,
    );
  });

  test('are rejected before a byte is stored if the caller may not write', async () => {
    const answer = await server().send(
      `/geo/feature?project_id=${server().otherProjectId}`,
      multipart(MEGABYTE, 'name="files"; filename="a.bin"'),
    );
    expectFault(answer, 404, 'project_not_found');
  });

  test('are discarded if the sender disconnects', async () => {
    const outgoing = request(`${server().app.baseUrl}/api/3${server().createPath}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server().accessToken}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    outgoing.on('error', () => {});
    outgoing.write('--x\r\ncontent-disposition: form-data; name="files"; filename="a.bin"\r\n\r\n');
    outgoing.write(Buffer.alloc(MEGABYTE));
    await expect.poll(() => server().listStaged()).toHaveLength(1);
    outgoing.destroy();
    await expect.poll(() => server().listStaged()).toEqual([]);
  });

  test('are discarded if the body is truncated', async () => {
    const body = multipart(1000, 'name="files"; filename="a.bin"');
    const answer = await server().send(server().createPath, {
      headers: body.headers ?? {},
      body: '--x\r\ncontent-disposition: form-data; name="files"; filename="a.bin"\r\n\r\nhalf a fi',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
