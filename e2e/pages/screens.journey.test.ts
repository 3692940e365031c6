import { BESIDE_THE_MAP, lookAtScreens } from '../src/screens/look-at-screens.ts';

lookAtScreens(BESIDE_THE_MAP);
