import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const show = (name: string, typed: string) =>
  markWords(name, typed)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('markWords', () => {
  it('marks prefixes of words, ignoring accents and case', () => {
    expect(show('Cámara-trampa norte', 'TRAM cama')).toBe('[Cáma]ra-[tram]pa norte');
    expect(show('Sea turtle', 'urt')).toBe('Sea turtle');
    expect(show('Turtle camp (12)', '12')).toBe('Turtle camp ([12])');
    expect(show('Turtle', 'tu turt')).toBe('[Turt]le');
    expect(show('Cámara', 'camara')).toBe('[Cámara]');
  });

  it('never loses a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, typed) => {
        expect(
          markWords(name, typed)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(name);
      }),
    );
  });
});
