import { BESIDE_THE_MAP, lookAtScreens, NARROW } from '../src/look-at-screens.ts';

lookAtScreens({ looks: NARROW, ...BESIDE_THE_MAP });
