import { lookAtScreens, NARROW, OF_THE_MAP, WIDE } from '../src/look-at-screens.ts';

lookAtScreens({ looks: [...WIDE, ...NARROW], ...OF_THE_MAP });
