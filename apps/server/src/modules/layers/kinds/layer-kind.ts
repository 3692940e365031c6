import type { AreaGeometry, LayerFilter, LayerKind, OrganizationRole } from '@waypost/contract';
import type { z } from 'zod';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Selected } from '../../features/index.ts';
import type { LayerRow } from '../store.ts';

/** Who creates a layer, and where. */
export interface LayerMaker {
  readonly organizationId: number;
  readonly memberId: number;
  readonly role: OrganizationRole;
}

/** What is stored of a new layer. */
export interface LayerContent {
  readonly layer: Record<string, unknown>;
  readonly aoi: AreaGeometry | null;
}

/** The features of a layer, before what its reader may not read is left out. */
export interface LayerScope extends Omit<Selected, 'projects'> {
  /** Null: all projects of the organization. */
  readonly projectIds: readonly number[] | null;
}

/** What the server asks of a kind of layer. The shared code asks these, never for a type. */
export interface ServerKind {
  readonly contract: LayerKind;
  /** Whether layers can be put into it. */
  readonly isGroup: boolean;
  /** Whether its pictures show a day that somebody can name. */
  readonly takesDay?: true;
  /** The status of a new one; absent: 0, it can be shown. */
  readonly firstStatus?: number;
  /** Checks the payload of a new layer as far as the contract cannot. @throws AppError. */
  prepare(db: Reader, maker: LayerMaker, payload: unknown): Promise<LayerContent>;
  /** Stores what does not fit into the row of a new layer. @throws AppError. */
  fill?(tx: Tx, maker: LayerMaker, code: string, payload: unknown): Promise<void>;
  /** The filter that people save; absent if it has none. */
  toFilter?(layer: LayerRow): LayerFilter;
  /** The features that it shows; absent if it shows none. @param filter in place of the saved one. */
  toScope?(layer: LayerRow, filter?: LayerFilter): LayerScope;
  /** Entries of its filter that are not understood. */
  listUnknown?(layer: LayerRow): string[];
}

/** What the making of a layer of some kind needs of another module. */
export interface LayerMaking<Checked = unknown> {
  /** Before anything is stored. @returns what `begin` needs to know of it. @throws AppError if this member may not make one. */
  check(maker: LayerMaker, payload: unknown): Promise<Checked>;
  /** Late in the transaction that stores it. @throws AppError if what was checked no longer holds. */
  begin(tx: Tx, maker: LayerMaker, code: string, payload: unknown, checked: Checked): Promise<void>;
}

/** The stored payload of a kind. */
export type PayloadOf<K extends LayerKind> = z.output<K['layer']>;
