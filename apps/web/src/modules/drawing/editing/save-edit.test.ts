import type { Feature } from '@waypost/contract';
import { expect, it } from 'vitest';
import { SavedInPart, saveEdit } from './save-edit.ts';

/** Only the version of the feature matters here. */
const saved = { properties: { version: 4 } } as Feature;
const edit = { update: { name: 'Buoy' }, version: 3, name: 'Buoy' };

function record() {
  const steps: string[] = [];
  return {
    steps,
    send: async ({ version }: { version: number }) => {
      steps.push(`fields over version ${version}`);
      return saved;
    },
    finish: async () => {
      steps.push('pictures');
    },
  };
}

it('changes no picture before the fields are saved', async () => {
  const { steps, send, finish } = record();
  expect(await saveEdit({ ...edit, finish }, send)).toBe(saved);
  expect(steps).toEqual(['fields over version 3', 'pictures']);
});

it('first does what the fields require, and stops if that fails', async () => {
  const { steps, send, finish } = record();
  const prepare = async () => {
    steps.push('a picture');
  };
  await saveEdit({ ...edit, prepare, finish }, send);
  expect(steps).toEqual(['a picture', 'fields over version 3', 'pictures']);
  const lost = new Error('The network is gone.');
  const again = record();
  const failing = { ...edit, prepare: () => Promise.reject(lost), finish: again.finish };
  await expect(saveEdit(failing, again.send)).rejects.toBe(lost);
  expect(again.steps).toEqual([]);
});

it('changes no picture if the fields are refused', async () => {
  const { steps, finish } = record();
  const refused = new Error('Somebody else was quicker.');
  await expect(saveEdit({ ...edit, finish }, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(steps).toEqual([]);
});

it('sends no fields if only pictures changed', async () => {
  const { steps, send, finish } = record();
  expect(await saveEdit({ ...edit, update: {}, finish }, send)).toBeNull();
  expect(steps).toEqual(['pictures']);
});

it('reports what was saved if the pictures failed', async () => {
  const lost = new Error('The network is gone.');
  const failed = await saveEdit({ ...edit, finish: () => Promise.reject(lost) }, record().send).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(SavedInPart);
  expect(failed).toMatchObject({ saved, cause: lost });
});
