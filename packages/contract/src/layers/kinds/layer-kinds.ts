import { collectedKind } from './collected.ts';
import { groupKind } from './group.ts';
import { imagesKind } from './images.ts';
import { mosaicsKind } from './mosaics.ts';
import { ordersKind } from './orders.ts';
import { radarKind } from './radar.ts';
import { staticKind } from './static.ts';
import { tileSourcesKind } from './tile-sources.ts';
import { variablesKind } from './variables.ts';

/** Every kind of layer: its name, its number on the wire, and its payload. A new kind is a file here and a line. */
export const LAYER_KINDS = [
  groupKind,
  collectedKind,
  staticKind,
  mosaicsKind,
  ordersKind,
  variablesKind,
  radarKind,
  imagesKind,
  tileSourcesKind,
] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];
export type LayerKindName = LayerKind['name'];

/** The kind with a number; undefined for an unknown one. */
export function findLayerKind(type: number): LayerKind | undefined {
  return LAYER_KINDS.find((kind) => kind.type === type);
}
