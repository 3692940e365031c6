import { describe, expect, it } from 'vitest';
import { parseLooks } from './map-looks.ts';

describe('the looks of the maps', () => {
  it('start with labels alone; boundaries are hidden by default', () => {
    const usual = { labels: true, buildings: false, terrain: false, boundaries: false };
    expect(parseLooks(null)).toEqual({ bottom: usual, top: usual, topStyle: 'satellite' });
    expect(parseLooks('{"bottom":')).toMatchObject({ bottom: usual });
  });

  it('are restored, and invalid values take their defaults', () => {
    const stored = { bottom: { boundaries: true, labels: 'no' }, topStyle: 'dark' };
    expect(parseLooks(JSON.stringify(stored))).toMatchObject({
      bottom: { boundaries: true, labels: true },
      top: { boundaries: false },
      topStyle: 'dark',
    });
  });
});
