import { lookAtScreens } from '../src/look-at-screens.ts';

/** The usual run takes English; `SCREENS=all` takes Spanish too. */
lookAtScreens([
  { width: 1440, height: 900, schemes: ['light', 'dark'], locale: 'en-US' },
  ...(process.env.SCREENS === 'all'
    ? ([{ width: 1440, height: 900, schemes: ['light'], locale: 'es-MX' }] as const)
    : []),
]);
