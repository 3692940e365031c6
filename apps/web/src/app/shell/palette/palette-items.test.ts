import {
  ENDPOINTS,
  type Organization,
  type Place,
  SUGGESTION_TYPES,
  type Suggestion,
} from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEmpty } from '../../../../test/to-empty.ts';
import type { Translate } from '../../../i18n/i18n.ts';
import { toPaletteGroups } from './palette-items.ts';

const { organizations } = ENDPOINTS;
const t: Translate = (key) => key;
const reader = { language: 'en', timeFormat: '24', tz: 'America/Mazatlan', coordinates: 'DD' } as const;
const NET: Suggestion = {
  type: 'feature',
  id: 'a',
  name: 'Abandoned net',
  geometry: null,
  avatar_url: null,
  color: null,
  organization_id: 1,
  organization_name: 'Costa Viva',
  project_id: 2,
  project_name: 'Gear patrol',
  member_display_name: 'Ana Ruiz',
  created_origin: Date.UTC(2026, 10, 21, 21, 5),
};

const PARIS: Place = {
  place_id: 'city:1',
  localname: 'Paris',
  name: 'Paris, United States',
  kind: 'settlement',
  country_code: 'US',
  center: [-95.5555, 33.6609],
  bbox: [-95.6, 33.6, -95.5, 33.7],
  has_outline: false,
};
const at = (lng: number, lat: number): Suggestion['geometry'] => ({ type: 'Point', coordinates: [lng, lat] });

interface Given {
  readonly found?: readonly Suggestion[];
  readonly recent?: readonly Suggestion[];
  readonly places?: readonly Place[];
  readonly selected?: number;
}

/** The lines of the palette in one list. */
function listItems({ found = [], recent = [], places = [], selected }: Given, typed = 'net') {
  const organization =
    selected === undefined
      ? undefined
      : { ...(toEmpty(organizations.getOrganization.response) as Organization), organization_id: selected }; // of that schema
  const contents = { found, recent, places, position: null, organization };
  return toPaletteGroups(t, typed, contents, reader).flatMap((group) => group.items);
}

const hintsOf = (found: readonly Suggestion[]) =>
  listItems({ found })
    .filter((item) => item.suggestion !== null)
    .map((item) => item.hint);

describe('the hint of a search result', () => {
  it('contains author, time and place of a feature', () => {
    expect(hintsOf([NET])).toEqual(['Ana Ruiz · Nov 21, 2026, 14:05 · Costa Viva / Gear patrol']);
  });

  it('differs between features of one name', () => {
    const hints = hintsOf([
      NET,
      { ...NET, id: 'b', member_display_name: 'Ben Soto' },
      { ...NET, id: 'c', created_origin: Date.UTC(2026, 10, 21, 21, 6) },
      { ...NET, id: 'd', project_id: 3, project_name: 'Harbour' },
    ]);
    expect(new Set(hints).size).toBe(4);
  });

  it('omits an unknown author and an unreadable project', () => {
    expect(hintsOf([{ ...NET, member_display_name: null, project_name: null }])).toEqual([
      'Nov 21, 2026, 14:05 · Costa Viva',
    ]);
  });

  it('is the place alone for a recent result without author and time', () => {
    const { member_display_name: _author, created_origin: _observed, ...remembered } = NET;
    expect(hintsOf([remembered])).toEqual(['Costa Viva / Gear patrol']);
  });
});

describe('lines that would read the same', () => {
  const hintsOfPlaces = (places: readonly Place[]) => listItems({ places }).map((item) => item.hint);

  it('have the coordinates of features, in the person’s format', () => {
    const [first, second] = hintsOf([
      { ...NET, geometry: at(-110.3, 24.1) },
      { ...NET, id: 'b', geometry: at(-110.4, 24.1) },
    ]);
    expect(first).toMatch(/ · Costa Viva \/ Gear patrol · 24\.1000\d*, -110\.3000\d*$/);
    expect(second).toMatch(/, -110\.4000\d*$/);
  });

  it('have the end of the code where features are at the same place', () => {
    const codes = ['01a21375-0ff5-73b7-9a5d-ab6764620427', '01a21375-1004-7764-9273-0fca6fbc1313'];
    const hints = hintsOf(codes.map((id) => ({ ...NET, id, geometry: at(-110.3, 24.1) })));
    expect(hints.map((hint) => hint.split(' · ').at(-1))).toEqual(['#64620427', '#6fbc1313']);
  });

  it('have the number of projects, tags and organizations', () => {
    const pair = (type: Suggestion['type']) => [
      { ...NET, type, id: '7', member_display_name: null, geometry: null },
      { ...NET, type, id: '9', member_display_name: null, geometry: null },
    ];
    expect(hintsOf(pair('organization'))).toEqual(['#7', '#9']);
    for (const type of ['project', 'tag'] as const) {
      expect(hintsOf(pair(type)).map((hint) => hint.split(' · ').at(-1))).toEqual(['#7', '#9']);
    }
  });

  it('have the number of the project in links to whole lists', () => {
    const items = listItems({ found: [NET, { ...NET, id: 'b', project_id: 3 }] });
    const lists = items.filter((item) => item.link?.search !== undefined);
    expect(lists.map((item) => item.hint)).toEqual([
      'Costa Viva / Gear patrol · #2',
      'Costa Viva / Gear patrol · #3',
    ]);
  });

  it('have the surroundings of places where they are known, else their coordinates', () => {
    const paris = (place_id: string, more: Partial<Place>): Place => ({ ...PARIS, place_id, ...more });
    expect(
      hintsOfPlaces([PARIS, paris('city:2', { name: 'Paris, Île-de-France, France', country_code: 'FR' })]),
    ).toEqual(['United States', 'Île-de-France, France']);
    expect(
      hintsOfPlaces([
        paris('city:3', { name: 'Paris', country_code: 'US' }),
        paris('city:4', { name: 'Paris', country_code: 'FR' }),
      ]),
    ).toEqual(['United States', 'France']);
    expect(hintsOfPlaces([PARIS, paris('city:5', { center: [-88.3267, 36.302] })])).toEqual([
      expect.stringMatching(/^United States · 33\.6609\d*, -95\.5555\d*$/),
      expect.stringMatching(/^United States · 36\.3020\d*, -88\.3267\d*$/),
    ]);
  });

  it('leave all other lines as they are', () => {
    expect(hintsOf([NET, { ...NET, id: 'b' }, { ...NET, id: 'c', name: 'Buoy' }]).at(-1)).toBe(
      'Ana Ruiz · Nov 21, 2026, 14:05 · Costa Viva / Gear patrol',
    );
  });
});

it('no two lines read the same, whatever is found', () => {
  const suggestion = fc.record({
    type: fc.constantFrom(...SUGGESTION_TYPES),
    id: fc.constantFrom('1', '2', '3', '1-12345678', '2-12345678'),
    name: fc.constantFrom('Net', 'Net ', 'A  net', 'A net', 'projects.title', 'palette.wholeList'),
    geometry: fc.constantFrom(null, at(1, 2), at(1, 2), at(3, 4)),
    organization_id: fc.constantFrom(1, 2, null),
    organization_name: fc.constantFrom('Costa Viva', '#1', null),
    project_id: fc.constantFrom(1, 2, null),
    project_name: fc.constantFrom('Gear patrol', '#1', null),
    member_display_name: fc.constantFrom('Ana Ruiz', null),
    created_origin: fc.constantFrom(Date.UTC(2026, 10, 21), Date.UTC(2026, 10, 22)),
  });
  const results = fc
    .uniqueArray(suggestion, { selector: (one) => `${one.type} ${one.id}`, maxLength: 12 })
    .map((list): Suggestion[] => list.map((one) => ({ ...one, avatar_url: null, color: null })));
  const place = fc.record({
    place_id: fc.constantFrom('1', '2', '3'),
    localname: fc.constantFrom('Net', 'A net'),
    name: fc.constantFrom('Net', 'Net, Mexico', 'Net, #1'),
    country_code: fc.constantFrom('MX', 'ZZ', null),
    center: fc.constantFrom<[number, number][]>([1, 2], [3, 4]),
  });
  const places = fc
    .uniqueArray(place, { selector: (one) => one.place_id, maxLength: 3 })
    .map((list): Place[] => list.map((one) => ({ ...PARIS, ...one })));
  fc.assert(
    fc.property(results, places, fc.constantFrom('net', ''), fc.boolean(), (some, around, typed, isIn) => {
      const given = { found: some, recent: some, places: around, ...(isIn ? { selected: 1 } : {}) };
      const lines = listItems(given, typed).map(({ name, hint, elsewhere }) =>
        [name, elsewhere === null ? '' : `(${elsewhere.name})`, hint].join('|').replace(/\s+/g, ' '),
      );
      expect(new Set(lines).size).toBe(lines.length);
    }),
  );
});

describe('a result of another organization', () => {
  const elsewhereOf = (one: Suggestion, selected?: number) =>
    listItems({ found: [one], ...(selected === undefined ? {} : { selected }) }).map(
      (item) => item.elsewhere,
    );

  it('says so with the organization’s name, as does the link to the whole list', () => {
    expect(elsewhereOf(NET, 9)).toEqual([{ name: 'Costa Viva' }, { name: 'Costa Viva' }]);
    expect(elsewhereOf({ ...NET, organization_name: null }, 9)[0]).toEqual({ name: null });
    const [item] = listItems({ found: [NET], selected: 9 });
    expect(item?.hint).toBe('Ana Ruiz · Nov 21, 2026, 14:05 · Gear patrol');
  });

  it.each(['project', 'tag', 'member'] as const)('says so as a %s', (type) => {
    expect(elsewhereOf({ ...NET, type, id: '7' }, 9)).toEqual([{ name: 'Costa Viva' }]);
  });

  it('says so among the recent ones', () => {
    const [item] = listItems({ recent: [NET], selected: 9 }, '');
    expect(item?.elsewhere).toEqual({ name: 'Costa Viva' });
  });

  it('says nothing in the organization selected, with none selected, or as an organization', () => {
    expect(elsewhereOf(NET, 1)).toEqual([null, null]);
    expect(elsewhereOf(NET)).toEqual([null, null]);
    expect(elsewhereOf({ ...NET, type: 'organization', id: '1' }, 9)).toEqual([null]);
    expect(elsewhereOf({ ...NET, type: 'tag', id: '7', organization_id: null }, 9)).toEqual([null]);
  });
});
