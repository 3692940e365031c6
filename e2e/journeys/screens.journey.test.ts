import { lookAtScreens, OF_THE_MAP } from '../src/screens/look-at-screens.ts';

lookAtScreens(OF_THE_MAP);
