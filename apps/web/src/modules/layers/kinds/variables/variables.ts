import { IconPlant2 } from '@tabler/icons-react';
import { API_BASE, type ImageryVariable } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { lazy } from 'react';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { lazyPart } from '../../../../ui/states/lazy-part.ts';
import type { WebKind } from '../layer-kind.ts';
import { drawnVariableQuery, variableQuery } from './api.ts';
import { findShown, listDrawable, readChosenDay, toDayName, toTime } from './shown-day.ts';
import { toVariableStatusKey } from './variable-status.ts';
import { variablesTexts } from './variables-texts.ts';

const ATTRIBUTION = 'Forest Carbon © Planet Labs PBC';
/** Pixels of three metres. */
const MAX_ZOOM = 16;

/** A planetary variable: what satellites measured of an area over time. */
export const variables: WebKind = {
  name: 'variables',
  type: 2,
  icon: IconPlant2,
  color: 'var(--wp-imagery)',
  label: 'layers.kinds.variables',
  hint: 'layers.kinds.variablesHint',
  source: 'layers.sources.planet',
  isGroup: false,
  takesArea: true,
  areaHint: 'layers.area.needed',
  needs: ['planetscope'],
  toPayload: () => ({}),
  toStatus: toVariableStatusKey,
  imagery: {
    toQuery: drawnVariableQuery,
    toScene(layer, loaded, { memberId, tries, until }) {
      const measured = loaded as ImageryVariable; // as its query loads it
      const shown = findShown(measured, readChosenDay(layer), until);
      if (shown === null) return null;
      const { code, opacity, geometry, properties } = layer;
      const query = new URLSearchParams({
        org_id: String(properties.organization_id),
        m: String(memberId),
        ...(tries > 0 && { try: String(tries) }),
      });
      const path = `${API_BASE}/tulum/tiles/orders/${code}_${toDayName(shown)}`;
      return {
        kind: 'raster',
        key: code,
        urlTemplate: `${location.origin}${path}/{z}/{x}/{y}.png?${query}`,
        opacity,
        maxZoom: MAX_ZOOM,
        bounds: geometry === null ? null : bboxOf(geometry),
        attribution: ATTRIBUTION,
      };
    },
    steps: {
      list: (loaded) => listDrawable(loaded as ImageryVariable).map(toTime),
      findShown(layer, loaded, until) {
        const shown = findShown(loaded as ImageryVariable, readChosenDay(layer), until);
        return shown === null ? null : toTime(shown);
      },
      isChosen: (layer) => readChosenDay(layer) !== null,
      toChoice: (time) => ({ day: toDayName({ item_datetime: new Date(time).toISOString() }) }),
    },
  },
  toTimeline: (layer, range) => ({
    queryKey: [...variableQuery(layer).queryKey, 'timeline', range],
    queryFn: async () => (await import('./measured-bars.ts')).loadMeasuredBars(layer, range),
  }),
  Legend: lazyPart(async () => ({
    default: (await withTexts(import('./variable-legend.tsx'), variablesTexts)).VariableLegend,
  })),
  Maker: lazy(async () => ({
    default: (await withTexts(import('./variable-order.tsx'), variablesTexts)).VariableOrder,
  })),
  DataTab: lazy(async () => ({
    default: (await withTexts(import('./variable-data.tsx'), variablesTexts)).VariableData,
  })),
};
