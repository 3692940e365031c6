import { describe, expect, it } from 'vitest';
import { toDevice } from './to-device.ts';

describe('the device of a session', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
      { browser: 'Chrome', system: 'Windows', isPhone: false },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
      { browser: 'Edge', system: 'Windows', isPhone: false },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android', isPhone: true },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iPhone', isPhone: true },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      { browser: 'Firefox', system: 'macOS', isPhone: false },
    ],
    ['waypost-field/2.1', { browser: null, system: null, isPhone: false }],
    [null, { browser: null, system: null, isPhone: false }],
  ])('of %s', (userAgent, device) => {
    expect(toDevice(userAgent)).toEqual(device);
  });
});
