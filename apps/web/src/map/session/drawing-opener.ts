import type { DataEntry, Template } from '@waypost/contract';
import type { DrawnGeometry } from '@waypost/geo';
import type { DrawShape } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';

/** The feature to which a new one belongs; both are in its project. */
export interface ParentFeature {
  readonly code: string;
  readonly name: string;
  readonly projectId: number;
}

/** A feature that another part of the product begins; nothing of it is saved before the person says so. */
export interface BegunFeature {
  readonly geometry: DrawnGeometry;
  readonly name: string;
  readonly description: string;
  readonly data: readonly DataEntry[];
  /** When it was observed, in milliseconds since 1970. */
  readonly observedAt: number;
  readonly pictures: readonly File[];
}

/** What a drawing is for besides its project. */
interface DrawFor {
  readonly parent?: ParentFeature;
  /** A template of the open project. */
  readonly template?: Template;
}

/**
 * Opens the drawing tools with one of them in hand, or the form of a feature that is begun; null where nothing may be drawn.
 * Set by the tools, for pages that offer them too.
 */
export const drawingOpener = createStore<{
  readonly open: ((shape: DrawShape, drawFor?: DrawFor) => void) | null;
  readonly begin: ((feature: BegunFeature) => Promise<void>) | null;
  /** A project that was created a moment ago: while it is empty, its page begins with a point. */
  readonly created: number | null;
}>({ open: null, begin: null, created: null });
