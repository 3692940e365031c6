import { IconWorldWww } from '@tabler/icons-react';
import { API_BASE } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { lazy } from 'react';
import { withTexts } from '../../../../i18n/with-texts.ts';
import type { WebKind } from '../layer-kind.ts';
import { tileSourcesTexts } from './tile-sources-texts.ts';

/** What a layer tells of its tiles, as the server keeps it. */
interface Facts {
  readonly attribution?: string;
  readonly min_zoom?: number;
  readonly max_zoom?: number;
  readonly version?: string;
}

/** Tiles of another server: an address with `{z}`, `{x}` and `{y}`, or a WMTS. */
export const tileSources: WebKind = {
  name: 'tileSources',
  type: 102,
  icon: IconWorldWww,
  color: 'var(--wp-imagery)',
  label: 'layers.kinds.tileSources',
  hint: 'layers.kinds.tileSourcesHint',
  source: 'layers.sources.others',
  isGroup: false,
  takesArea: true,
  areaHint: 'layers.area.hintTiles',
  takesDay: true,
  toDay: ({ taken_on }) => taken_on,
  toPayload: () => ({}),
  imagery: {
    // The layer says all.
    toQuery: ({ code, updated_at }) => ({
      queryKey: ['layer-picture', code, updated_at],
      queryFn: async () => updated_at,
      staleTime: Number.POSITIVE_INFINITY,
    }),
    toScene({ code, opacity, geometry, properties }, _loaded, { memberId, tries }) {
      const { data = {} } = properties.layer as { data?: Facts }; // as the server keeps it
      const query = new URLSearchParams({
        org_id: String(properties.organization_id),
        m: String(memberId),
        // Another address has other tiles.
        v: data.version ?? '',
        ...(tries > 0 && { try: String(tries) }),
      });
      return {
        kind: 'raster',
        key: code,
        urlTemplate: `${location.origin}${API_BASE}/tulum/tiles/sources/${code}/{z}/{x}/{y}.png?${query}`,
        opacity,
        minZoom: data.min_zoom ?? 0,
        maxZoom: data.max_zoom ?? 0,
        bounds: geometry?.type === 'Polygon' ? bboxOf(geometry) : null,
        attribution: data.attribution ?? '',
      };
    },
  },
  Maker: lazy(async () => ({
    default: (await withTexts(import('./source-maker.tsx'), tileSourcesTexts)).SourceMaker,
  })),
  DataTab: lazy(async () => ({
    default: (await withTexts(import('./source-data.tsx'), tileSourcesTexts)).SourceData,
  })),
};
