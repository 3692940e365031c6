import { screen, within } from '@testing-library/react';
import { ENDPOINTS, type RadarSettings } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../test/hands.ts';
import { openPage } from '../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../test/people.ts';

const { getRadarSettings, putRadarSettings } = ENDPOINTS.radar;

test('how long tracks are shown is chosen, and less is asked about first', async () => {
  let kept: RadarSettings = { keep_days: 30 };
  const { server, user } = openPage(`${ORGANIZATION}/settings`, {
    prepare: (all) =>
      all
        .answer(getRadarSettings, () => kept)
        .answer(putRadarSettings, ({ body }) => {
          kept = body as RadarSettings; // as the contract has it
          return kept;
        }),
  });
  const { pressInDialog } = handsOf(user);
  const section = within(await screen.findByRole('region', { name: 'Radar' }));
  const name = 'Show what radars saw for';
  await section.findByDisplayValue('30 days');
  await user.click(section.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: '7 days' }));
  await screen.findByRole('dialog');
  expect(server.sentTo(putRadarSettings)).toEqual([]);
  await pressInDialog('Keep less');
  await sees('Saved');
  expect(server.sentTo(putRadarSettings).map(({ body }) => body)).toEqual([{ keep_days: 7 }]);
  await section.findByDisplayValue('7 days');
});
