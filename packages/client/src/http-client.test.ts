import { featureEndpoints, featureSelection } from '@waypost/contract';
import { expect, test } from 'vitest';
import { createHttpClient } from './http-client.ts';

interface Lists {
  readonly tags: string[];
  readonly member_ids?: number[];
  readonly text?: string;
}

/** What the server parses from a query that the client sent. */
async function send(query: Lists) {
  let asked = '';
  const client = createHttpClient({
    baseUrl: 'https://maps.example',
    fetch: async (url) => {
      asked = String(url);
      return Response.json([]);
    },
  });
  await client.call(featureEndpoints.listFeatures, {
    params: { project_id: 1 },
    query,
  });
  const read: Record<string, string | string[]> = {};
  for (const name of new Set(new URL(asked).searchParams.keys())) {
    const all = new URL(asked).searchParams.getAll(name);
    read[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return featureSelection.parse(read);
}

test.each<Lists>([
  { tags: ['kelp, giant'] },
  { tags: ['kelp, giant', 'reef'], member_ids: [7, 9] },
  { tags: ['reef'], member_ids: [7], text: 'a, b' },
])('lists arrive as they were sent: %j', async (query) => {
  expect(await send(query)).toEqual(query);
});

test('a query with commas is parsed as before', () => {
  expect(featureSelection.parse({ tags: 'kelp, reef' })).toEqual({ tags: ['kelp', 'reef'] });
});

test('a request without a response reports it, and an aborted one does not', async () => {
  let reports = 0;
  const client = createHttpClient({
    baseUrl: 'https://maps.example',
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
    onUnreachable: () => {
      reports += 1;
    },
  });
  const input = { params: { project_id: 1 } };
  await expect(client.call(featureEndpoints.listFeatures, input)).rejects.toMatchObject({ status: 0 });
  expect(reports).toBe(1);
  const signal = AbortSignal.abort();
  await expect(client.call(featureEndpoints.listFeatures, { ...input, signal })).rejects.toThrow();
  expect(reports).toBe(1);
});
