import { findLayerKind, type LayerKindName } from '@waypost/contract';
import { collected } from './collected/collected.ts';
import { group } from './group/group.ts';
import { images } from './images/images.ts';
import type { ServerKind } from './layer-kind.ts';
import { mosaics } from './mosaics/mosaics.ts';
import { orders } from './orders/orders.ts';
import { radar } from './radar/radar.ts';
import { staticFolder } from './static/static.ts';
import { tileSources } from './tile-sources/tile-sources.ts';
import { variables } from './variables/variables.ts';

/** Every kind of the contract. */
const KINDS: Readonly<Record<LayerKindName, ServerKind>> = {
  group,
  collected,
  static: staticFolder,
  mosaics,
  orders,
  variables,
  radar,
  images,
  tileSources,
};

/** The kind with a number; null for a layer that a newer server stored. */
export function findKind(type: number): ServerKind | null {
  const kind = findLayerKind(type);
  return kind === undefined ? null : KINDS[kind.name];
}

/** Whether layers can be put into one of this type. */
export function isGroupType(type: number): boolean {
  return findKind(type)?.isGroup === true;
}
