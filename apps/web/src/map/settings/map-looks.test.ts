import { describe, expect, it } from 'vitest';
import { parseLooks } from './map-looks.ts';

describe('the looks of the maps', () => {
  it('begin with labels alone: boundaries are hidden until somebody asks for them', () => {
    const usual = { labels: true, buildings: false, terrain: false, boundaries: false };
    expect(parseLooks(null)).toEqual({ bottom: usual, top: usual, topStyle: 'satellite' });
    expect(parseLooks('{"bottom":')).toMatchObject({ bottom: usual });
  });

  it('are as somebody left them, and what is wrong in them takes its default', () => {
    const stored = { bottom: { boundaries: true, labels: 'no' }, topStyle: 'dark' };
    expect(parseLooks(JSON.stringify(stored))).toMatchObject({
      bottom: { boundaries: true, labels: true },
      top: { boundaries: false },
      topStyle: 'dark',
    });
  });
});
