import { lookAtScreens, OF_THE_MAP } from '../src/look-at-screens.ts';

lookAtScreens(OF_THE_MAP);
