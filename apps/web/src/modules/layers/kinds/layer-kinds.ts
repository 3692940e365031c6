import type { Layer } from '@waypost/contract';
import { collected } from './collected/collected.ts';
import { group } from './group/group.ts';
import { images } from './images/images.ts';
import type { WebKind } from './layer-kind.ts';
import { mosaics } from './mosaics/mosaics.ts';
import { orders } from './orders/orders.ts';
import { radar } from './radar/radar.ts';
import { staticFolder } from './static/static-folder.ts';
import { tileSources } from './tile-sources/tile-sources.ts';
import { variables } from './variables/variables.ts';

/** Every kind that the web knows, in the order in which they are offered. A new kind is a folder here and a line. */
export const WEB_KINDS: readonly WebKind[] = [
  collected,
  staticFolder,
  group,
  mosaics,
  orders,
  variables,
  radar,
  images,
  tileSources,
];

/** The kind of a layer; undefined for one that this version of the page does not know. */
export function findWebKind({ properties }: Pick<Layer, 'properties'>): WebKind | undefined {
  return WEB_KINDS.find(({ type }) => type === properties.type);
}

/** Whether layers can be put into a layer. */
export const isGroup = (layer: Pick<Layer, 'properties'>): boolean => findWebKind(layer)?.isGroup === true;

/** Whether a layer draws anything itself. */
export function isDrawn(layer: Pick<Layer, 'properties'>): boolean {
  const kind = findWebKind(layer);
  return kind?.toScene !== undefined || kind?.imagery !== undefined || kind?.live !== undefined;
}
