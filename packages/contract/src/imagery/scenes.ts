import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { areaGeometry } from '../features/geometry.ts';
import { aoi } from '../layers/kinds/aoi.ts';

/** Satellites of Planet whose scenes can be ordered; the first is the default. */
export const PLANET_SCENE_TYPES = [
  'PSScene',
  'REOrthoTile',
  'REScene',
  'SkySatScene',
  'SkySatCollect',
] as const;
/** Satellites that one search asks for, at most. */
const MAX_SEARCHED_TYPES = 10;
/** What an order is delivered as: colours for the eye, or measured values of every band. */
export const PRODUCT_BUNDLES = ['visual', 'analytic_sr_udm2'] as const;
/** Scenes that a further page adds. */
export const SCENE_PAGE = 10;
/** Scenes that one search finds, at most. */
export const MAX_SCENES_FOUND = 250;
/** Scenes of one order, at most. */
export const MAX_ORDERED_SCENES = 50;
const MAX_FILTER_DEPTH = 6;
const MAX_FILTER_PARTS = 60;

/** The provider's name of a satellite, or of a collection of scenes of open data. */
export const sceneType = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][\w.-]*$/, 'A satellite is named by letters, digits, ., _ and -.');
export type SceneType = z.infer<typeof sceneType>;
/** The provider's name of a scene. */
export const sceneId = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\w-][\w.-]*$/, 'A scene is named by letters, digits, ., _ and -.');

/** What is known of scenes beside the day, and can be searched by a RangeFilter. */
export const SCENE_FIELDS = ['cloud_cover', 'gsd', 'view_angle', 'sun_azimuth', 'sun_elevation'] as const;
export type SceneField = (typeof SCENE_FIELDS)[number];

/** The scenes of one satellite that can be searched for: by which fields, and what they can be delivered as. */
export const sceneOffer = z.object({
  name: sceneType,
  fields: z.array(z.enum(SCENE_FIELDS)),
  bundles: z.array(z.enum(PRODUCT_BUNDLES)),
});
export type SceneOffer = z.infer<typeof sceneOffer>;
export const sceneOffers = z.object({ types: z.array(sceneOffer) });
export type SceneOffers = z.infer<typeof sceneOffers>;

const fieldName = z.string().regex(/^[a-z_]{1,60}$/, 'A field is named by small letters and _.');
const ranges = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    gt: value.optional(),
    gte: value.optional(),
    lt: value.optional(),
    lte: value.optional(),
  });
const words = z.array(z.string().min(1).max(100)).min(1).max(50);

/** The conditions of a search that hold no others. */
const condition = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('DateRangeFilter'),
    field_name: fieldName,
    config: ranges(z.iso.datetime({ offset: true })),
  }),
  z.strictObject({ type: z.literal('RangeFilter'), field_name: fieldName, config: ranges(z.number()) }),
  z.strictObject({ type: z.literal('StringInFilter'), field_name: fieldName, config: words }),
  z.strictObject({
    type: z.literal('NumberInFilter'),
    field_name: fieldName,
    config: z.array(z.number()).min(1).max(50),
  }),
  z.strictObject({
    type: z.literal('GeometryFilter'),
    field_name: z.literal('geometry'),
    config: aoi,
  }),
  z.strictObject({ type: z.literal('PermissionFilter'), config: words }),
  z.strictObject({ type: z.literal('AssetFilter'), config: words }),
]);
type Condition = z.output<typeof condition>;

/** What scenes are searched for: conditions, joined and negated. */
export type SceneFilter =
  | Condition
  | { readonly type: 'AndFilter' | 'OrFilter'; readonly config: readonly SceneFilter[] }
  | { readonly type: 'NotFilter'; readonly config: SceneFilter };

const joined = z.strictObject({
  type: z.enum(['AndFilter', 'OrFilter']),
  config: z.array(z.unknown()).max(MAX_FILTER_PARTS),
});
const negated = z.strictObject({ type: z.literal('NotFilter'), config: z.unknown() });

interface Fault {
  readonly path: PropertyKey[];
  readonly message: string;
}

/** Checks one part of a filter and what is inside it; adds what is wrong to `faults`. */
function checkPart(part: unknown, path: PropertyKey[], depth: number, faults: Fault[]): void {
  if (depth > MAX_FILTER_DEPTH) {
    faults.push({ path, message: `Filters can be nested ${MAX_FILTER_DEPTH} deep.` });
    return;
  }
  const both = joined.safeParse(part);
  if (both.success) {
    both.data.config.forEach((one, index) => {
      checkPart(one, [...path, 'config', index], depth + 1, faults);
    });
    return;
  }
  const not = negated.safeParse(part);
  if (not.success) {
    checkPart(not.data.config, [...path, 'config'], depth + 1, faults);
    return;
  }
  const { error } = condition.safeParse(part);
  for (const issue of error?.issues ?? [])
    faults.push({ path: [...path, ...issue.path], message: issue.message });
}

/** A filter over scenes, of conditions joined by AndFilter and OrFilter and negated by NotFilter. */
export const sceneFilter = z
  .looseObject({ type: z.string(), config: z.unknown() })
  .superRefine((filter, context) => {
    const faults: Fault[] = [];
    checkPart(filter, [], 0, faults);
    for (const { path, message } of faults) context.addIssue({ code: 'custom', path, message });
  })
  // Checked above.
  .transform((filter) => filter as unknown as SceneFilter);

/** A search: `page_size` is ten times the number of pages. */
export const sceneSearch = z.strictObject({
  filter: sceneFilter,
  item_types: z
    .array(sceneType)
    .min(1, 'Choose the satellite to search.')
    .max(MAX_SEARCHED_TYPES)
    .default(['PSScene']),
  page_size: z.number().int().min(1).max(MAX_SCENES_FOUND).default(SCENE_PAGE),
});
export type SceneSearch = z.output<typeof sceneSearch>;
export type SceneSearchInput = z.input<typeof sceneSearch>;

/** A picture that a satellite took. What its provider does not say is null. */
export const scene = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  /** Its outline on the ground. */
  geometry: areaGeometry,
  properties: z.object({
    item_type: sceneType,
    acquired: timestamp,
    published: timestamp.nullable(),
    /** From 0 to 1. */
    cloud_cover: z.number().nullable(),
    clear_confidence_percent: z.number().nullable(),
    /** In metres. */
    pixel_resolution: z.number().nullable(),
  }),
  /** The part of the searched area that it covers, from 0 to 1; null: no area was searched. */
  coverage: z.number().nullable(),
  /** The address of a small picture, which works for some minutes. */
  thumbnail: z.string(),
});
export type Scene = z.infer<typeof scene>;

export const sceneList = z.object({ type: z.literal('FeatureCollection'), features: z.array(scene) });
export type SceneList = z.infer<typeof sceneList>;

/** Why an order failed. */
export const ORDER_FAULTS = [
  'imagery_access_required',
  'imagery_key_refused',
  'imagery_unavailable',
  'imagery_limited',
  'refused',
  'provider_failed',
  'cancelled',
  'stopped',
  'delivery_empty',
  'delivery_broken',
  'took_too_long',
  'internal',
] as const;
export type OrderFault = (typeof ORDER_FAULTS)[number];

/** What was ordered, by whom, and how far it is. `status` is that of its layer. */
export const imageryOrder = z.object({
  layer_code: z.uuid(),
  /** The provider's name of it; null until the provider has it. */
  planet_order_id: z.string().nullable(),
  status: z.number().int(),
  fault: z.enum(ORDER_FAULTS).nullable(),
  /** What the provider said of the fault. */
  fault_detail: z.string().nullable(),
  item_type: sceneType,
  item_ids: z.array(z.string()),
  product_bundle: z.string(),
  area_km2: z.number(),
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ImageryOrder = z.infer<typeof imageryOrder>;
