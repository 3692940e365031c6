import type { Suggestion } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../i18n/i18n.ts';
import { toPaletteGroups } from './palette-items.ts';

const t: Translate = (key) => key;
const reader = { language: 'en', timeFormat: '24', tz: 'America/Mazatlan' } as const;
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

const hintsOf = (found: readonly Suggestion[]) =>
  toPaletteGroups(
    t,
    'net',
    { found, recent: [], places: [], position: null, organization: undefined },
    reader,
  )
    .flatMap((group) => group.items)
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
