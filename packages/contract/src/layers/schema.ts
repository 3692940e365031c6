import { z } from 'zod';
import { id, instant, timestamp } from '../common.ts';
import { areaGeometry, geometry } from '../features/geometry.ts';
import { dataEntry, featureListItem } from '../features/schema.ts';
import { layerColorBy } from '../tiles/legend.ts';
import { findLayerKind, LAYER_KINDS, type LayerKind } from './kinds/layer-kinds.ts';
import { MAX_LAYER_NAME, MAX_LAYER_PAGE } from './limits.ts';

const name = z.string().trim().min(1, 'Name is required').max(MAX_LAYER_NAME);
const code = z.uuid();
/** A code in a request, in lower case: codes are compared as text. */
const codeInput = code.transform((text) => text.toLowerCase());
const opacity = z.number().min(0).max(1);

/** The two maps of a comparison, the second on top of the first; without one there is only `bottom`. */
export const COMPARED_MAPS = ['top', 'bottom'] as const;
export type ComparedMap = (typeof COMPARED_MAPS)[number];

/**
 * A layer of an organization, or a group of layers. `status` is 0 when it can be shown, positive while it is being made
 * and negative when that failed.
 */
export const layer = z.object({
  type: z.literal('Feature'),
  uuid: code,
  /** The same value as `uuid`. */
  code,
  /** Its area, where it has one: the AOI. */
  geometry: areaGeometry.nullable(),
  properties: z.object({
    organization_id: id,
    name: z.string(),
    /** The number of its kind. */
    type: z.number().int(),
    /** Whether who sees it for the first time has it on the map. */
    visible: z.boolean(),
    /** What its kind keeps. */
    layer: z.record(z.string(), z.unknown()),
    /** Entries of its filter that are not understood. While there are any, it shows nothing: it would show too much. */
    unknown_filters: z.array(z.string()),
    code,
  }),
  status: z.number().int(),
  opacity,
  /** The provider's name of what it ordered; null: of nothing. */
  planet_order_id: z.string().nullable(),
  /** The day that its pictures show, `2026-05-31`, as somebody says; null: it is not known, or they show many. */
  taken_on: z.string().nullable(),
  /** What its features are coloured by: one colour, `template`, or `data:` and a key; null: their own colours. */
  color_by: z.string().nullable(),
  /** The group it is in; null at the root. */
  parent_code: code.nullable(),
  /** Sorts it among those with the same parent, as text in byte order; the first is drawn on top. */
  position: z.string(),
  /**
   * What the caller has chosen for themselves: what to see, by map of a comparison, and with which opacity; null: not
   * chosen, so `visible` and `opacity` of the layer apply.
   */
  choice: z.object({
    top: z.boolean().nullable(),
    bottom: z.boolean().nullable(),
    opacity: opacity.nullable(),
  }),
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Layer = z.infer<typeof layer>;

/** Validates the payload by the kind that `type` names. */
function checkKind(
  { type, layer: given }: { readonly type: number; readonly layer?: unknown },
  context: z.RefinementCtx,
): { kind: LayerKind; layer: Record<string, unknown> } {
  const kind = findLayerKind(type);
  if (kind === undefined) {
    const known = LAYER_KINDS.map((one) => `${one.type} (${one.name})`).join(', ');
    context.addIssue({ code: 'custom', path: ['type'], message: `The types of layers are ${known}.` });
    return z.NEVER;
  }
  const read = kind.layer.safeParse(given ?? {});
  if (read.success) return { kind, layer: read.data };
  for (const { path, message } of read.error.issues) {
    context.addIssue({ code: 'custom', path: ['layer', ...path], message });
  }
  return z.NEVER;
}

const creation = z.strictObject({
  org_id: id.optional(),
  type: z.number().int(),
  name,
  layer: z.unknown().optional(),
  /** The group to create it in, at its top; absent or null: the top of the tree. */
  parent_code: codeInput.nullish(),
  /**
   * The code of the new layer; absent: one is made. A request that is sent again with the same code answers with the
   * layer that the first one created, whatever else it says.
   */
  code: codeInput.optional(),
});

/** The request that creates a layer. */
export const layerCreate = creation.transform((input, context) => ({
  org_id: input.org_id,
  name: input.name,
  parent_code: input.parent_code ?? null,
  code: input.code,
  ...checkKind(input, context),
}));
export type LayerCreate = z.output<typeof layerCreate>;
export type LayerCreateInput = z.input<typeof layerCreate>;

/** The same, with the organization in the body. */
export const layerCreateAnywhere = creation.required({ org_id: true }).transform((input, context) => ({
  org_id: input.org_id,
  name: input.name,
  parent_code: input.parent_code ?? null,
  code: input.code,
  ...checkKind(input, context),
}));

/** Absent fields stay as they are. */
export const layerUpdate = z.strictObject({
  name: name.optional(),
  visible: z.boolean().optional(),
  opacity: opacity.optional(),
  /** Of a layer with pictures of one's own, or of another server. */
  taken_on: z.iso.date().nullable().optional(),
  /** Of a layer with features. */
  color_by: layerColorBy.nullable().optional(),
});
export type LayerUpdate = z.output<typeof layerUpdate>;

/** Where to move a layer: above or below another one, or into a group, at its top; `into` null: the root. */
export const layerMove = z.union([
  z.strictObject({ above: codeInput }),
  z.strictObject({ below: codeInput }),
  z.strictObject({ into: codeInput.nullable() }),
]);
export type LayerMove = z.output<typeof layerMove>;

/** What a member wants to see of a layer, on one map of a comparison. */
export const layerChoice = z.strictObject({
  map: z.enum(COMPARED_MAPS).default('bottom'),
  visible: z.boolean(),
});
export type LayerChoice = z.output<typeof layerChoice>;

/** The opacity that a member wants a layer to have on their own map; null: that of the layer. */
export const layerOpacityChoice = z.strictObject({ opacity: opacity.nullable() });

/** A feature in the list of a layer, with its collected data. */
const layerFeature = z.object({
  type: z.literal('Feature'),
  /** Null with more than `MAX_LISTED_POINTS`; `properties.bbox` says where it is. */
  geometry: geometry.nullable(),
  properties: featureListItem.omit({ geometry: true }).extend({
    /** Null for a Public feature of a project that the caller may not read. */
    project_name: z.string().nullable(),
    data: z.array(dataEntry),
  }),
});
export type LayerFeature = z.infer<typeof layerFeature>;

/** A page of the features of a layer that the caller may read, and how many there are. */
export const layerFeatures = z.object({
  type: z.literal('FeatureCollection'),
  total: z.number().int(),
  features: z.array(layerFeature),
});
export type LayerFeatures = z.infer<typeof layerFeatures>;

/** The times of a request to a layer, both ends included, and a page. */
export const layerRange = z.object({ startDate: instant.optional(), endDate: instant.optional() });
export const layerFeaturesQuery = layerRange.extend({
  limit: z.coerce.number().int().min(1).max(MAX_LAYER_PAGE).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type LayerFeaturesQuery = z.output<typeof layerFeaturesQuery>;
