import type { Geometry } from '@waypost/contract';
import type { ProjectKey } from '../organization/projects.ts';
import type { TemplateKey } from '../organization/templates.ts';
import type { PictureName } from '../pictures/album.ts';
import type { DayProfile } from './observed-at.ts';
import type { Prng } from './prng.ts';

/** The contents of a report, without its author and time. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly geometry: Geometry;
  /** In the order of the template’s fields; an empty string for a field left out. */
  readonly values?: readonly (string | number | boolean)[];
  /** Overrides the colour of the kind. */
  readonly color?: string;
  /** Whether it is a geofence that watches who comes in and who goes out. */
  readonly isWatched?: boolean;
  /** Overrides the photographs of the kind. */
  readonly pictures?: readonly PictureName[];
}

/** A kind of report; reports are numbered in chronological order. */
export interface ReportKind {
  readonly project: ProjectKey;
  readonly template: TemplateKey | null;
  readonly color: string;
  readonly count: number;
  readonly hours: DayProfile;
  /** The share made by the editor; the others are the admin’s. */
  readonly editorShare: number;
  readonly isStatic?: boolean;
  /** Photographs to choose from; none by default. */
  readonly pictures?: readonly PictureName[];
  draw(prng: Prng, number: number): Draft;
}
