import { IconSatellite } from '@tabler/icons-react';
import { API_BASE, type MosaicLists } from '@waypost/contract';
import { lazy } from 'react';
import { mosaicsQuery } from '../../../imagery/index.ts';
import type { WebKind } from '../layer-kind.ts';
import { findMosaic, findMosaicOfDay, listMosaicSpans, readChoice } from './mosaic-choice.ts';

const ATTRIBUTION = 'Imagery © Planet Labs PBC';

/** A satellite mosaic: the world in a month or a quarter. */
export const mosaics: WebKind = {
  name: 'mosaics',
  type: 0,
  icon: IconSatellite,
  color: 'var(--wp-imagery)',
  label: 'layers.kinds.mosaics',
  hint: 'layers.kinds.mosaicsHint',
  source: 'layers.sources.planet',
  isGroup: false,
  takesArea: false,
  needs: ['planetscope', 'basemaps'],
  toPayload: () => ({}),
  imagery: {
    toQuery: ({ properties }) => mosaicsQuery(properties.organization_id),
    toScene(layer, lists, { memberId, tries, day }) {
      const { code, opacity, properties } = layer;
      const all = lists as MosaicLists; // as its query loads them
      const choice = readChoice(layer);
      const mosaic = findMosaicOfDay(all[choice.cadence], day) ?? findMosaic(all, choice);
      if (mosaic === null) return null;
      const path = `${API_BASE}/tulum/tiles/planetscope/${properties.organization_id}/${mosaic.name}`;
      const query = new URLSearchParams({ m: String(memberId), ...(tries > 0 && { try: String(tries) }) });
      return {
        kind: 'raster',
        key: code,
        urlTemplate: `${location.origin}${path}/{z}/{x}/{y}.png?${query}`,
        opacity,
        maxZoom: mosaic.max_zoom,
        bounds: mosaic.bbox,
        attribution: ATTRIBUTION,
      };
    },
    listSpans: (layer, lists, place) =>
      listMosaicSpans((lists as MosaicLists)[readChoice(layer).cadence], place), // as its query loads them
  },
  DataTab: lazy(async () => ({ default: (await import('./mosaic-data.tsx')).MosaicData })),
};
