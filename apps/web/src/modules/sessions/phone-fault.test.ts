import { expect, test } from 'vitest';
import type { Translate } from '../../i18n/i18n.ts';
import { IdentityError } from './api.ts';
import english from './phone.en.json';
import { toPhoneFault } from './phone-fault.ts';

const texts: Readonly<Record<string, unknown>> = english;
const t: Translate = (key, values) => {
  const name = key.replace('phone.', '');
  const count = Number(values?.count);
  return String(texts[`${name}_${count === 1 ? 'one' : 'other'}`]).replace('{{count}}', String(count));
};

test.each([
  ['TOO_MANY_CODES', 3_600, 'Too many attempts with this number. Try again in 60 minutes.'],
  ['TOO_MANY_CODES_NETWORK', 61, 'Too many codes were asked for from your network. Try again in 2 minutes.'],
  [
    'TOO_MANY_CODES_HERE',
    1,
    'No more codes can be sent for now. Try again in 1 minute, or sign in another way.',
  ],
])('names whose codes are exhausted, and for how long: %s', (code, waitS, text) => {
  expect(toPhoneFault(t, new IdentityError(429, code, waitS))).toEqual({ field: 'form', text });
});
