import { ENDPOINTS, type Endpoint } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { collectAccessRequests, listRequestFaults } from './collect-access-requests.ts';

const { listTags, createTag } = ENDPOINTS.tags as Record<'listTags' | 'createTag', Endpoint>;
const request = { input: async () => ({}) };
const carry = (path: string, accessRequests: Record<string, Record<string, (typeof request)[]>>) => ({
  path,
  accessRequests,
  openToKeys: [],
});

describe('access requests', () => {
  test('each endpoint has a valid request beside its routes', async () => {
    const faults = listRequestFaults(await collectAccessRequests(), ENDPOINTS);
    expect(faults, faults.join('\n\n')).toEqual([]);
  });

  test('a module without requests is reported with the file to write and its content', () => {
    const [fault, ...others] = listRequestFaults([], { apiKeys: { listTags, createTag } });
    expect(others).toEqual([]);
    expect(fault).toContain('apps/server/src/modules/api-keys/access-requests.fixture.ts is missing');
    expect(fault).toContain("export const accessRequests: AccessRequestsOf<'apiKeys'> = {");
    expect(fault).toContain('    listTags: [');
    expect(fault).toContain('    createTag: [');
  });

  test('missing, empty and superfluous entries are reported with their files', () => {
    const carried = [
      carry('tags.ts', { tags: { createTag: [], deleteTag: [request] }, notes: { listNotes: [request] } }),
    ];
    expect(listRequestFaults(carried, { tags: { listTags, createTag } })).toEqual([
      'apps/server/tags.ts lacks `tags.listTags`: add a valid request for it.',
      'apps/server/tags.ts lacks `tags.createTag`: add a valid request for it.',
      'apps/server/tags.ts has `tags.deleteTag`, which is no endpoint: remove it.',
      'apps/server/tags.ts has `notes.listNotes`, which is no endpoint: remove it.',
    ]);
  });

  test('two files must not cover the same module', () => {
    const ofTags = { tags: { listTags: [request] } };
    expect(listRequestFaults([carry('a.ts', ofTags), carry('b.ts', ofTags)], { tags: { listTags } })).toEqual(
      ['a.ts and b.ts both carry `tags`: keep it in one of them.'],
    );
  });
});
