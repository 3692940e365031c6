import { expect, test } from 'vitest';
import { Abandoned, Askers } from './askers.ts';

const isHere = () => false;
const isGone = () => true;

test('what all have left is abandoned, and what one still waits for is not', async () => {
  const askers = new Askers();
  const make = async () => {
    askers.check('tile');
    return 'made';
  };
  const gone = askers.wait('tile', isGone, make);
  await expect(gone).rejects.toBeInstanceOf(Abandoned);
  const all = [askers.wait('tile', isGone, make), askers.wait('tile', isHere, async () => 'made')];
  await expect(all[0]).rejects.toBeInstanceOf(Abandoned);
  expect(await all[1]).toBe('made');
  const both = [askers.wait('tile', isHere, async () => 'made'), askers.wait('tile', isGone, make)];
  expect(await Promise.all(both)).toEqual(['made', 'made']);
});

test('who comes just after something was left has it made again', async () => {
  const askers = new Askers();
  let tries = 0;
  const made = await askers.wait('tile', isHere, async () => {
    tries += 1;
    if (tries === 1) throw new Abandoned('Left for one who was there before.');
    return 'made';
  });
  expect({ made, tries }).toEqual({ made: 'made', tries: 2 });
});

test('what fails otherwise fails for all', async () => {
  const askers = new Askers();
  const fail = () => Promise.reject(new Error('The disk is gone.'));
  await expect(askers.wait('tile', isHere, fail)).rejects.toThrow('The disk is gone.');
  // Nobody is left behind who would be asked about.
  expect(() => askers.check('tile')).not.toThrow();
});
