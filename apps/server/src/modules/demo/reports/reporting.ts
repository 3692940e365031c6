import type { Geometry } from '@waypost/contract';
import type { ProjectKey } from '../organization/projects.ts';
import type { TemplateKey } from '../organization/templates.ts';
import type { DayProfile } from './observed-at.ts';
import type { Prng } from './prng.ts';

/** What one kind of report draws; who made it and when is not its business. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly geometry: Geometry;
  /** In the order of the template's fields; empty text where nothing was filled in. */
  readonly values?: readonly (string | number | boolean)[];
  /** In place of the kind's own. */
  readonly color?: string;
}

/** Reports of one kind, numbered in the order they were made. */
export interface ReportKind {
  readonly project: ProjectKey;
  readonly template: TemplateKey | null;
  readonly color: string;
  readonly count: number;
  readonly hours: DayProfile;
  /** The share that the editor made; the rest is the admin's. */
  readonly editorShare: number;
  readonly isStatic?: boolean;
  draw(prng: Prng, number: number): Draft;
}
