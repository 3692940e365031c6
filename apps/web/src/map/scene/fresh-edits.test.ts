import type { LoggedEvent } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { applyDeletion, applyEvent, EMPTY_FRESH_EDITS, settleEdits } from './fresh-edits.ts';

const toEvent = (type: LoggedEvent['type'], payload: unknown) =>
  ({
    topic: 'project:1',
    seq: 1,
    type,
    payload,
    member_id: 1,
    created_at: '2026-01-01T00:00:00Z',
  }) as LoggedEvent;
const row = (code: string, type = 'Point') => ({
  code,
  name: code,
  type,
  color: '#12834a',
  bbox: [1, 2, 1, 2],
});

describe('applyEvent', () => {
  it('draws a new point at once, in place of its tile', () => {
    const fresh = applyEvent(EMPTY_FRESH_EDITS, toEvent('feature.created', { features: [row('a')] }), 1_000);
    expect(fresh.overlay.features).toHaveLength(1);
    expect(fresh.overlay.features[0]?.geometry).toEqual({ type: 'Point', coordinates: [1, 2] });
    expect(fresh.hides).toEqual(['a']);
  });

  it('leaves lines and areas to the tiles, as their events carry no shape', () => {
    const event = toEvent('feature.updated', { features: [row('a', 'Polygon')] });
    expect(applyEvent(EMPTY_FRESH_EDITS, event, 1_000)).toBe(EMPTY_FRESH_EDITS);
    expect(applyEvent(EMPTY_FRESH_EDITS, toEvent('project.updated', { project_id: 1 }), 1)).toBe(
      EMPTY_FRESH_EDITS,
    );
  });

  it('removes a deleted feature, including one drawn before', () => {
    const created = applyEvent(EMPTY_FRESH_EDITS, toEvent('feature.created', { features: [row('a')] }), 1);
    const deleted = applyEvent(created, toEvent('feature.deleted', { codes: ['a'] }), 2);
    expect(deleted.overlay.features).toEqual([]);
    expect(deleted.hides).toEqual(['a']);
    expect(applyDeletion(created, 'b', 3).hides).toEqual(['a', 'b']);
  });

  it('leaves an import of hundreds to the tiles but keeps deletions', () => {
    const deleted = applyEvent(EMPTY_FRESH_EDITS, toEvent('feature.deleted', { codes: ['gone'] }), 1);
    const features = Array.from({ length: 300 }, (_, index) => row(`f${index}`));
    const fresh = applyEvent(deleted, toEvent('feature.created', { features }), 2);
    expect(fresh.overlay.features).toEqual([]);
    expect(fresh.hides).toEqual(['gone']);
  });
});

describe('settleEdits', () => {
  it('drops edits older than the request for the tile version, and keeps later ones', () => {
    let fresh = applyEvent(EMPTY_FRESH_EDITS, toEvent('feature.created', { features: [row('old')] }), 1_000);
    fresh = applyEvent(fresh, toEvent('feature.created', { features: [row('new')] }), 1_900);
    expect(settleEdits(fresh, 1_500).hides).toEqual(['new']);
    expect(settleEdits(fresh, 500)).toBe(fresh);
    expect(settleEdits(fresh, 9_000)).toEqual(EMPTY_FRESH_EDITS);
  });
});
