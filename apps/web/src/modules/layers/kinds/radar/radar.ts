import { IconRadar2 } from '@tabler/icons-react';
import { lazy } from 'react';
import { withTexts } from '../../../../i18n/with-texts.ts';
import type { WebKind } from '../layer-kind.ts';
import type { LoadedRadar } from './radar-api.ts';
import { RadarOnMap } from './radar-on-map.tsx';
import { toDatesQuery, toRadarQuery } from './radar-query.ts';
import { radarTexts } from './radar-texts.ts';
import { withoutTargets } from './without-targets.ts';

/** The tracks of vessels that a radar station sees. */
export const radar: WebKind = {
  name: 'radar',
  type: 3,
  icon: IconRadar2,
  color: 'var(--wp-radar)',
  label: 'layers.kinds.radar',
  hint: 'layers.kinds.radarHint',
  source: 'layers.sources.seas',
  isGroup: false,
  takesArea: false,
  hasTimes: true,
  toTimeline: toDatesQuery,
  createFailed: 'layers.radarFailed',
  toPayload: () => ({}),
  live: {
    toQuery: toRadarQuery,
    toScene({ code, opacity, properties }, loaded) {
      const { data } = loaded as LoadedRadar; // as its query loads it
      const isPlayed = 'data' in properties.layer; // while its past is played back
      return { kind: 'radar', key: code, opacity, data: isPlayed ? withoutTargets(data) : data };
    },
  },
  OnMap: RadarOnMap,
  Maker: lazy(async () => ({
    default: (await withTexts(import('./radar-choice.tsx'), radarTexts)).RadarChoice,
  })),
  DataTab: lazy(async () => ({
    default: (await withTexts(import('./radar-data.tsx'), radarTexts)).RadarData,
  })),
};
