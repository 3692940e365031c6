import { IconPhoto } from '@tabler/icons-react';
import { API_BASE } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { lazy } from 'react';
import { withTexts } from '../../../../i18n/with-texts.ts';
import type { WebKind } from '../layer-kind.ts';
import { toStatusKey } from './order-status.ts';
import { scenesTexts } from './scenes-texts.ts';
import { toAttribution } from './to-attribution.ts';
import { toCloudCover } from './to-cloud-cover.ts';
import { toDayOfScenes } from './to-day-of-scenes.ts';

/** Scenes have pixels of half a metre to five metres. */
const MAX_ZOOM = 17;

/** A scene order: pictures of satellites, chosen one by one. */
export const orders: WebKind = {
  name: 'orders',
  type: 1,
  icon: IconPhoto,
  color: 'var(--wp-imagery)',
  label: 'layers.kinds.orders',
  hint: 'layers.kinds.ordersHint',
  source: 'layers.sources.planet',
  isGroup: false,
  takesArea: true,
  areaHint: 'layers.area.needed',
  needs: ['scenes'],
  toDay: ({ properties }) => toDayOfScenes(properties.layer),
  toCloudCover: ({ properties }) => toCloudCover(properties.layer),
  toPayload: () => ({}),
  toStatus: toStatusKey,
  imagery: {
    // The layer says all.
    toQuery: ({ code, planet_order_id }) => ({
      queryKey: ['order-picture', code, planet_order_id],
      queryFn: async () => planet_order_id,
      staleTime: Number.POSITIVE_INFINITY,
    }),
    toScene({ code, opacity, geometry, planet_order_id, properties }, _loaded, { memberId, tries }) {
      if (planet_order_id === null) return null;
      const query = new URLSearchParams({
        org_id: String(properties.organization_id),
        m: String(memberId),
        ...(tries > 0 && { try: String(tries) }),
      });
      return {
        kind: 'raster',
        key: code,
        urlTemplate: `${location.origin}${API_BASE}/tulum/tiles/orders/${planet_order_id}/{z}/{x}/{y}.png?${query}`,
        opacity,
        maxZoom: MAX_ZOOM,
        bounds: geometry === null ? null : bboxOf(geometry),
        attribution: toAttribution(properties.layer),
      };
    },
  },
  Maker: lazy(async () => ({
    default: (await withTexts(import('./search/scene-order.tsx'), scenesTexts)).SceneOrder,
  })),
  DataTab: lazy(async () => ({
    default: (await withTexts(import('./order-data.tsx'), scenesTexts)).OrderData,
  })),
};
