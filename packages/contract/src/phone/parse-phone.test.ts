import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPhoneCountry, formatPhone, listPhoneCountries, parsePhone } from './parse-phone.ts';

describe('a phone number', () => {
  test.each([
    ['(612) 555-0123', '+16125550123'],
    [' 612.555.0123 ', '+16125550123'],
    ['+34 612 345 678', '+34612345678'],
    ['0034 612 345 678', '+34612345678'],
    ['+526121551234', '+526121551234'],
  ])('%s is %s', (text, phone) => expect(parsePhone(text)).toBe(phone));

  test.each([
    [''],
    ['12345'],
    ['+1612555'],
    ['call me 6125550123'],
    ['6125550123 ext 5'],
    ['a@b.example'],
    ['+'],
  ])('"%s" is rejected', (text) => expect(parsePhone(text)).toBeNull());

  test('without a country code belongs to the given country', () => {
    expect(parsePhone('612 345 678', 'ES')).toBe('+34612345678');
    expect(parsePhone('612 555 0123', 'nowhere')).toBe('+16125550123');
    expect(findPhoneCountry('+34 612 345 678')).toBe('ES');
    expect(findPhoneCountry('612 345 678')).toBeNull();
  });

  test('has one canonical form that parses to itself, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d() .-]{6,18}$/)), (text) => {
        const phone = parsePhone(text);
        if (phone === null) return;
        expect(phone).toMatch(/^\+[1-9]\d{5,14}$/);
        expect(parsePhone(phone, 'ES')).toBe(phone);
        expect(parsePhone(formatPhone(phone), 'MX')).toBe(phone);
      }),
    );
  });

  test('belongs to a country with a calling code', () => {
    expect(listPhoneCountries()).toContainEqual({ country: 'MX', calling: '+52' });
  });
});
