import { describe, expect, test } from 'vitest';
import { findPeople } from './find-people.ts';

const inés = { display_name: 'Inés Núñez', email: 'ines@example.com', phone: null };
const tom = { display_name: 'Tom Okafor', email: null, phone: '+526125550101' };
const people = [inés, tom];

describe('people', () => {
  test.each([
    ['nunez', [inés]],
    ['NÚÑEZ inés', [inés]],
    ['ines@exa', [inés]],
    ['612 555', [tom]],
    ['+52 (612) 555-0101', [tom]],
    ['okafor inés', []],
    ['999', []],
    ['  ', people],
  ])('are found by %s', (typed, found) => {
    expect(findPeople(people, typed)).toEqual(found);
  });
});
