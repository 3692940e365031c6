import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../../test/hands.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../../test/people.ts';
import { keepLayers, makeLayerOfRosa } from '../../layers-server.fixture.ts';
import { makeResult } from './radar.fixture.ts';

const { layers, radar } = ENDPOINTS;
const made = makeLayerOfRosa(1, { type: 3, name: 'Cape radar' });
const station = { longitude: -112, latitude: 24, radar_status: 1 } as const;

test('a layer is made of a station chosen by name, and of none without one', async () => {
  const { server, user, getPath } = openPage(`${ORGANIZATION}/layers/create`, {
    prepare: (all) => {
      keepLayers(all, [made]);
      all
        .answer(radar.listRadars, [
          { ...station, id: 32, name: 'La Ventana' },
          { ...station, id: 33, name: 'Isla Magdalena' },
        ])
        .answerEmpty(radar.getRadarDates)
        .answer(radar.getRadarResult, makeResult([]))
        .answer(layers.createLayer, made)
        .refuse(layers.createLayer, 'radar_unavailable');
    },
  });
  const { press, closeMessage } = handsOf(user);
  const choose = async (field: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cape radar');
  await user.click(await screen.findByRole('combobox', { name: 'Data Source' }));
  await screen.findByRole('group', { name: 'Protected Seas' });
  await user.click(await screen.findByRole('option', { name: 'Radar' }));
  await press('Create layer');
  await sees('Radar required');
  expect(server.sentTo(layers.createLayer)).toEqual([]);
  await choose('Radar', 'Isla Magdalena');
  await press('Create layer');
  await sees('Error creating radar layer');
  await closeMessage();
  server.letThrough();
  await press('Create layer');
  await sees('Layer created successfully');
  expect(server.sentTo(layers.createLayer).at(-1)?.body).toMatchObject({
    ...{ type: 3, name: 'Cape radar', layer: { radar_id: 33 } },
  });
  await waitFor(() => expect(getPath()).toBe(`${ORGANIZATION}/layers/${made.code}`));
  const eye = await screen.findByRole('button', { name: 'Visibility of Cape radar' });
  expect(eye.getAttribute('aria-pressed')).toBe('true');
});
