import { expect, it } from 'vitest';
import { toDrawFault, toHeaderFault } from './picture-fault.ts';

it.each([
  ['VipsJpeg: premature end of JPEG image', { name: 'NotAPicture', isSure: true }],
  ['webpsave_buffer: unable to encode', { name: 'NotAPicture', isSure: false }],
  ['vips_tracked: out of memory --- size == 249MB', { name: 'Error' }],
  ['pngload_buffer: out of memory', { name: 'Error' }],
])('%s, while the picture is drawn', (message, fault) => {
  expect(toDrawFault(new Error(message))).toMatchObject({
    ...fault,
    message: expect.stringContaining(message),
  });
});

it.each([
  ['Input buffer contains unsupported image format', { name: 'NotAPicture', isSure: true }],
  ['pngload_buffer: out of memory', { name: 'Error' }],
])('%s, while the header is read', (message, fault) => {
  expect(toHeaderFault(new Error(message))).toMatchObject(fault);
});
