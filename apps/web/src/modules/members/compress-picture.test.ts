import { describe, expect, it } from 'vitest';
import { compressPicture, fitWithin } from './compress-picture.ts';

describe('the size of a compressed picture', () => {
  it('fits into the square and keeps the aspect ratio', () => {
    expect(fitWithin(4000, 3000, 400)).toEqual({ width: 400, height: 300 });
    expect(fitWithin(300, 6000, 400)).toEqual({ width: 20, height: 400 });
  });

  it('is never enlarged and never zero', () => {
    expect(fitWithin(120, 80, 400)).toEqual({ width: 120, height: 80 });
    expect(fitWithin(10_000, 1, 400)).toEqual({ width: 400, height: 1 });
  });
});

describe('a file of an unknown type', () => {
  it('is refused before anything is drawn', async () => {
    const svg = new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' });
    expect(await compressPicture(svg)).toEqual({ ok: false, reason: 'unsupported' });
  });
});
