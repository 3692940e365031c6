import { RESUMABLE_BYTES } from '@waypost/contract';
import { expect, it } from 'vitest';
import type { Drawing } from '../board/board-state.ts';
import { createFormValues, type FormValues } from '../form/form-values.ts';
import { planFiles, toWaitingFiles } from './plan-files.ts';

const image = (id: string, bytes: number) => ({ id, file: new File([new Uint8Array(bytes)], `${id}.jpg`) });
const large = (id: string) => image(id, RESUMABLE_BYTES + 1);
const small = (id: string) => image(id, 10);

function toDrawing(images: FormValues['images'], isImageRequired = false): Drawing {
  const form = createFormValues(1);
  const template = isImageRequired ? ({ image_required: true } as FormValues['template']) : null;
  return {
    id: 'd',
    geometry: { type: 'Point', coordinates: [1, 2] },
    drawnAt: 0,
    form: { ...form, template, images },
  };
}
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('sends small pictures along and large ones afterwards', () => {
  const plan = planFiles(toDrawing([small('a'), large('b'), small('c')]));
  expect([ids(plan.now), ids(plan.later)]).toEqual([['a', 'c'], ['b']]);
});

it('sends a required picture along, even if all are large', () => {
  const plan = planFiles(toDrawing([large('a'), large('b')], true));
  expect([ids(plan.now), ids(plan.later)]).toEqual([['a'], ['b']]);
});

it('adds the order of the form to the last picture, if it would differ', () => {
  const images = [large('b'), small('a'), large('c')];
  const waiting = toWaitingFiles(planFiles(toDrawing(images)), images, 'f', ['server-a']);
  expect(waiting.map(({ uuid, order }) => [uuid, order])).toEqual([
    ['b', null],
    ['c', ['b', 'server-a', 'c']],
  ]);
  const inOrder = [small('a'), large('b')];
  const plain = toWaitingFiles(planFiles(toDrawing(inOrder)), inOrder, 'f', ['server-a']);
  expect(plain.map(({ order }) => order)).toEqual([null]);
});
