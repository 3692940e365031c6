import { lookAtScreens } from '../src/look-at-screens.ts';

/** The usual run takes a phone in light; `SCREENS=all` takes the dark theme and a small laptop too. */
lookAtScreens(
  process.env.SCREENS === 'all'
    ? [
        { width: 1024, height: 768, schemes: ['light', 'dark'], locale: 'en-US' },
        { width: 390, height: 844, schemes: ['light', 'dark'], locale: 'en-US' },
      ]
    : [{ width: 390, height: 844, schemes: ['light'], locale: 'en-US' }],
);
