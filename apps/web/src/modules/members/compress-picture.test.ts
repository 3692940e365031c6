import { describe, expect, it } from 'vitest';
import { compressPicture, fitWithin } from './compress-picture.ts';

describe('the size a picture is drawn at', () => {
  it('is within the square and keeps its shape', () => {
    expect(fitWithin(4000, 3000, 400)).toEqual({ width: 400, height: 300 });
    expect(fitWithin(300, 6000, 400)).toEqual({ width: 20, height: 400 });
  });

  it('is never blown up and never nothing', () => {
    expect(fitWithin(120, 80, 400)).toEqual({ width: 120, height: 80 });
    expect(fitWithin(10_000, 1, 400)).toEqual({ width: 400, height: 1 });
  });
});

describe('a file that is no picture of a known kind', () => {
  it('is refused before anything is drawn', async () => {
    const svg = new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' });
    expect(await compressPicture(svg)).toEqual({ ok: false, reason: 'unsupported' });
  });
});
