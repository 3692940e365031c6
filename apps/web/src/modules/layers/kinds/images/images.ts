import { IconPhoto } from '@tabler/icons-react';
import { API_BASE, IMAGE_STATUS } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { lazy } from 'react';
import type { MessageKey } from '../../../../i18n/i18n.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import type { WebKind } from '../layer-kind.ts';
import { findNearZoom, toImageFacts } from './image-facts.ts';
import { imagesTexts } from './images-texts.ts';

/** Of a layer that does not say how deep its picture goes. */
const MAX_ZOOM = 22;

const STATUS: Readonly<Record<number, MessageKey>> = {
  [IMAGE_STATUS.uploading]: 'layers.imageStatus.uploading',
  [IMAGE_STATUS.preparing]: 'layers.imageStatus.preparing',
  [IMAGE_STATUS.failed]: 'layers.imageStatus.failed',
};

/** A picture of one's own: a GeoTIFF, or an archive of tiles. */
export const images: WebKind = {
  name: 'images',
  type: 101,
  icon: IconPhoto,
  color: 'var(--wp-imagery)',
  label: 'layers.kinds.images',
  hint: 'layers.kinds.imagesHint',
  source: 'layers.sources.own',
  isGroup: false,
  takesArea: false,
  takesDay: true,
  toDay: ({ taken_on }) => taken_on,
  toPayload: () => ({}),
  toStatus: (status) => STATUS[status] ?? 'layers.failed',
  isSeenEarly: (layer) => findNearZoom(layer) !== null,
  imagery: {
    // The layer says all.
    toQuery: ({ code, status, updated_at }) => ({
      queryKey: ['layer-picture', code, status, updated_at],
      queryFn: async () => status,
      staleTime: Number.POSITIVE_INFINITY,
    }),
    toScene(layer, _loaded, { memberId, tries }) {
      const { code, status, opacity, geometry, properties } = layer;
      const nearZoom = findNearZoom(layer);
      if (status !== 0 && nearZoom === null) return null;
      const { min_zoom, max_zoom, look_version, attribution } = toImageFacts(layer);
      const query = new URLSearchParams({
        org_id: String(properties.organization_id),
        m: String(memberId),
        // Caches of browsers hold tiles of the look before.
        ...(look_version !== undefined && { look: String(look_version) }),
        ...(tries > 0 && { try: String(tries) }),
      });
      return {
        kind: 'raster',
        key: code,
        urlTemplate: `${location.origin}${API_BASE}/tulum/tiles/orders/${code}/{z}/{x}/{y}.png?${query}`,
        opacity,
        ...(min_zoom !== undefined && { minZoom: min_zoom }),
        ...(nearZoom !== null && { minZoom: nearZoom }),
        maxZoom: max_zoom ?? MAX_ZOOM,
        bounds: geometry?.type === 'Polygon' ? bboxOf(geometry) : null,
        attribution: attribution ?? '',
      };
    },
  },
  Maker: lazy(async () => ({
    default: (await withTexts(import('./image-maker.tsx'), imagesTexts)).ImageMaker,
  })),
  DataTab: lazy(async () => ({
    default: (await withTexts(import('./image-data.tsx'), imagesTexts)).ImageData,
  })),
};
