import { findLayerKind, type LayerKindName } from '@waypost/contract';
import { collected } from './collected/collected.ts';
import { group } from './group/group.ts';
import type { ServerKind } from './layer-kind.ts';
import { mosaics } from './mosaics/mosaics.ts';
import { staticFolder } from './static/static.ts';

/** Every kind of the contract. */
const KINDS: Readonly<Record<LayerKindName, ServerKind>> = {
  group,
  collected,
  static: staticFolder,
  mosaics,
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
