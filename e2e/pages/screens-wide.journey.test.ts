import { BESIDE_THE_MAP, lookAtScreens, WIDE } from '../src/look-at-screens.ts';

lookAtScreens({ looks: WIDE, ...BESIDE_THE_MAP });
