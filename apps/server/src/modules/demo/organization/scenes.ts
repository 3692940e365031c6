import type { AreaGeometry, OrderFault, SceneType } from '@waypost/contract';

/** A rectangle in degrees. */
const toArea = (west: number, south: number, east: number, north: number): AreaGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

interface OrderData {
  readonly item_ids: readonly string[];
  readonly item_type: SceneType;
  readonly product_bundle: string;
}

/** An order of the demo, which nobody placed. */
export interface DemoOrder {
  readonly area: AreaGeometry;
  /** Scenes of the simulated Planet. */
  readonly data: OrderData;
  readonly status: number;
  readonly fault: OrderFault | null;
  readonly faultDetail: string | null;
  /** What was delivered, a file of `pictures`; null: nothing yet. */
  readonly fileName: 'la-paz-inlet.tif' | null;
}

const toData = (id: string): OrderData => ({
  item_ids: [id],
  item_type: 'PSScene',
  product_bundle: 'visual',
});

export const DONE_ORDER = {
  area: toArea(-110.485, 24.03, -110.41, 24.095),
  data: toData('20251116_175709_0278_0570_0'),
  status: 0,
  fault: null,
  faultDetail: null,
  fileName: 'la-paz-inlet.tif',
} as const satisfies DemoOrder;

export const RUNNING_ORDER: DemoOrder = {
  area: toArea(-112.2, 24.6, -112.1, 24.68),
  data: toData('20251125_180238_0271_0573_0'),
  status: 2,
  fault: null,
  faultDetail: null,
  fileName: null,
};

export const FAILED_ORDER: DemoOrder = {
  area: toArea(-111.36, 25.98, -111.28, 26.05),
  data: toData('20251122_181931_0274_0580_0'),
  status: -2,
  fault: 'provider_failed',
  faultDetail: 'Clip: the AOI does not intersect the item. Choose an area that the scene covers.',
  fileName: null,
};

/** What a drone photographed at the inlet. */
export const ORTHOPHOTO = {
  bbox: [-110.478, 24.058, -110.455, 24.078],
  fileName: 'drone-inlet.tif',
} as const;
