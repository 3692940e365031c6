import { expect, test } from 'vitest';
import { chooseStands, listLooks, nameStand } from '../../e2e/src/screens/looks.ts';

const SCREENS = ['sign-in', 'project-home', 'admin', 'layer-create-errors'];
const USUAL = ['1440-light', '1440-dark', '390-light'];

/** The stands of all looks at a screen, by name. */
const listStands = (pictured: string | undefined, seed: string, screen: string) =>
  listLooks(pictured, seed).flatMap((look) => chooseStands(look, screen).map(nameStand));

test('a run sees each screen in one of three looks, the same with the same seed', () => {
  for (const screen of SCREENS) {
    const [stand, ...more] = listStands(undefined, '7', screen);
    expect(USUAL).toContain(stand);
    expect(more).toEqual([]);
    expect(listStands(undefined, '7', screen)).toEqual([stand]);
  }
});

test('screens of one run have different looks, and thirty seeds show each screen in all three', () => {
  const seeds = Array.from({ length: 30 }, (_, seed) => String(seed));
  for (const screen of SCREENS) {
    const seen = new Set(seeds.flatMap((seed) => listStands(undefined, seed, screen)));
    expect([...seen].sort()).toEqual([...USUAL].sort());
  }
  const apart = seeds.filter(
    (seed) => new Set(SCREENS.flatMap((screen) => listStands(undefined, seed, screen))).size > 1,
  );
  expect(apart.length).toBeGreaterThan(20);
});

test('SCREENS=some is all three looks, and SCREENS=all six in each language', () => {
  expect(listStands('some', '7', 'sign-in')).toEqual(USUAL);
  expect(listStands('all', '7', 'sign-in')).toHaveLength(12);
});
