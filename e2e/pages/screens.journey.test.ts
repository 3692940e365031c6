import { BESIDE_THE_MAP, lookAtScreens } from '../src/look-at-screens.ts';

lookAtScreens(BESIDE_THE_MAP);
