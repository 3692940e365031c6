import type { Resource } from '@waypost/contract';
import { expect, it } from 'vitest';
import { findDataPicture } from './find-data-picture.ts';

const file = (uuid: string, file_name: string, isPicture = true): Resource => ({
  uuid,
  file_name,
  type: 'fullsize',
  url: '',
  variants: isPicture ? { thumbnail: '', small: '', full: '' } : null,
  media_type: isPicture ? 'image/jpeg' : 'text/plain',
  byte_size: 1,
  created_at: '',
});
const resources = [
  file('a', 'Catch.txt', false),
  file('b', 'Catch.jpg'),
  file('c', 'Catch.jpg'),
  file('d', '7'),
];
const find = (value: string, type = 0) => findDataPicture({ key: 'Catch', value, type }, resources)?.uuid;

it('finds the first picture with exactly the name that the value has', () => {
  expect(find('Catch.jpg')).toBe('b');
  expect(['catch.jpg', 'Catch', '', 'Catch.jpg ', 'Net.jpg'].map((value) => find(value))).toEqual(
    Array(5).fill(undefined),
  );
});

it('finds no picture for a number, and no file that is none', () => {
  expect([find('7', 1), find('7')]).toEqual([undefined, 'd']);
  expect(find('Catch.txt')).toBeUndefined();
});
