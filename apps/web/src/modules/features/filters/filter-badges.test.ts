import { describe, expect, it } from 'vitest';
import { toFeatureSelection } from '../../../data/selection/feature-selection.ts';
import type { SearchParams } from '../../../data/selection/search-params.ts';
import { toRangeStart } from '../timeline/timeline-window.ts';
import { toPresetSpan } from './date-span.ts';
import { type BadgeNames, toFilterBadges } from './filter-badges.ts';

const names: BadgeNames = {
  t: (key, values) => (values === undefined ? key : `${key} ${Object.values(values).join(' ')}`),
  now: new Date(2026, 10, 21, 14),
  formatDay: (ms) => String(new Date(ms).getDate()),
  memberName: (id) => (id === 7 ? 'Ana' : undefined),
  tagName: (id) => (id === 5 ? 'Reef' : undefined),
  templateName: () => undefined,
  ownId: null,
};
const badgesOf = (search: SearchParams, more: Partial<BadgeNames> = {}) =>
  toFilterBadges(search, toFeatureSelection(search), { ...names, ...more });

describe('toFilterBadges', () => {
  it('names each filter, and the selection without it', () => {
    const badges = badgesOf({ member_ids: ['7', '9'], text: 'net', shared: true, template_ids: ['3'] });
    expect(badges.map(({ label, without }) => [label, without])).toEqual([
      ['“net”', { text: undefined }],
      ['panel.publicOnly', { shared: undefined }],
      ['panel.template 3', { template_ids: undefined }],
      ['Ana', { member_ids: ['9'] }],
      ['panel.member 9', { member_ids: ['7'] }],
    ]);
  });

  it('names tags of features, and those that are gone by their ids', () => {
    const badges = badgesOf({ feature_tags: ['5', '6'] });
    expect(badges.map(({ label, without }) => [label, without])).toEqual([
      ['Reef', { feature_tags: ['6'] }],
      ['panel.tag 6', { feature_tags: ['5'] }],
    ]);
  });

  it('names dates by their preset, else by their days', () => {
    expect(badgesOf(toPresetSpan('month', names.now))[0]?.label).toBe('panel.presets.month');
    const week = new Date(toRangeStart('week', names.now.getTime()) ?? 0).toISOString();
    expect(badgesOf({ start_date: week })[0]?.label).toBe('panel.timeline.long.week');
    const day = (date: number) => new Date(2026, 10, date).toISOString();
    expect(badgesOf({ start_date: day(3), end_date: day(5) })[0]?.label).toBe('panel.span 3 5');
    expect(badgesOf({ start_date: day(3) })[0]?.label).toBe('panel.since 3');
    expect(badgesOf({ end_date: day(5) })[0]?.label).toBe('panel.until 5');
  });

  it('contains no badge for My data, which has its own tab', () => {
    expect(badgesOf({ member_ids: ['7'] }, { ownId: 7 })).toEqual([]);
  });
});
