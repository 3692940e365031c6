import { act, screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, type Feature, type FeatureCreateInput } from '@waypost/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { createMemoryDatabase, memoryKeyRange } from '../../../../test/memory-database.ts';
import { type OpenedPage, openPage } from '../../../../test/open-page.tsx';
import { jorge, PROJECT, rosa } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';
import { newBoard } from '../board/boards.ts';

const { createFeature, getFeature } = ENDPOINTS.features;
const { getMember } = ENDPOINTS.members;

/** The feature that the server makes of a request. */
function toFeature(body: unknown): Feature {
  const { feature } = body as { feature: FeatureCreateInput };
  const empty = toEmpty(createFeature.response) as Feature; // of that schema
  const { name, local_uuid = null } = feature;
  return { ...empty, properties: { ...empty.properties, code: 'buoy', name, local_uuid } } as Feature;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', createMemoryDatabase('waypost'));
  vi.stubGlobal('IDBKeyRange', memoryKeyRange);
});

/** Saves a point without a network. */
async function saveOffline(): Promise<OpenedPage> {
  const page = openPage(`${PROJECT}/home`, {
    prepare: (server) =>
      server
        .answer(createFeature, ({ body }) => toFeature(body))
        .answerEmpty(getFeature)
        .cut(createFeature),
  });
  const { press, fill } = handsOf(page.user);
  await press('Create a feature');
  const tools = within(await screen.findByRole('complementary', { name: 'Draw' }));
  act(() =>
    newBoard.handle({ type: 'drawing.finished', geometry: { type: 'Point', coordinates: [-112, 21] } }),
  );
  await fill(await tools.findByRole('textbox', { name: /^Name/ }), 'Buoy adrift');
  await press('Save', tools);
  await screen.findByRole('button', { name: 'Waiting for the network: 1 feature' });
  return page;
}
const line = () => screen.queryByRole('button', { name: /^Waiting for the network/ });
const comeBack = () => act(() => window.dispatchEvent(new Event('online')));

describe('a new report that is saved without a network', () => {
  test('waits, and is sent once and as the same when the network is back', async () => {
    const { server } = await saveOffline();
    await sees('Buoy adrift is safe in this browser');
    expect(screen.queryByRole('complementary', { name: 'Draw' })).toBeNull();
    const before = server.sentTo(createFeature).length;
    server.letThrough();
    comeBack();
    await sees('Buoy adrift saved');
    await waitFor(() => expect(line()).toBeNull());
    comeBack();
    const sent = server.sentTo(createFeature).map(({ body }) => body as { feature: FeatureCreateInput });
    expect(sent).toHaveLength(before + 1);
    expect(new Set(sent.map(({ feature }) => feature.local_uuid)).size).toBe(1);
  });

  test('that the server refuses is open again, with the reason', async () => {
    const { server } = await saveOffline();
    server.refuse(createFeature, 'forbidden');
    comeBack();
    await sees('Buoy adrift was not saved, and is open again');
    const tools = within(await screen.findByRole('complementary', { name: 'Draw' }));
    expect((await tools.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })).value).toBe(
      'Buoy adrift',
    );
    await waitFor(() => expect(line()).toBeNull());
  });

  test('stays while the server has a fault', async () => {
    const { server } = await saveOffline();
    server.refuse(createFeature, 'internal');
    const before = server.sentTo(createFeature).length;
    comeBack();
    await waitFor(() => expect(server.sentTo(createFeature).length).toBeGreaterThan(before));
    expect(line()).not.toBeNull();
  });

  test('is not sent for somebody else who signed in meanwhile', async () => {
    const { server } = await saveOffline();
    server.letThrough();
    server.answer(getMember, { ...rosa, member_id: jorge.member_id });
    const before = server.sentTo(createFeature).length;
    comeBack();
    await waitFor(() => expect(line()).toBeNull());
    expect(server.sentTo(createFeature)).toHaveLength(before);
  });

  test('can be taken back, to be changed or discarded', async () => {
    const { user } = await saveOffline();
    const { press } = handsOf(user);
    await press('Waiting for the network: 1 feature');
    await user.click(await screen.findByRole('menuitem', { name: 'Buoy adrift' }));
    const tools = within(await screen.findByRole('complementary', { name: 'Draw' }));
    expect((await tools.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })).value).toBe(
      'Buoy adrift',
    );
    await waitFor(() => expect(line()).toBeNull());
  });
});
