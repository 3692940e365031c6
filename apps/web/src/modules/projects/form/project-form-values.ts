import type { AreaGeometry, PlaceDetails, WORKFLOWS } from '@waypost/contract';

/** What a form does with the boundary: keeps, removes or replaces it. */
export type BoundaryChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly geometry: AreaGeometry; readonly source: string };

/** The fields of a project's form. */
export interface ProjectFormValues {
  readonly name: string;
  readonly description: string;
  readonly parentId: string;
  readonly country: string | null;
  readonly ui: (typeof WORKFLOWS)[number];
  readonly tags: readonly string[];
  readonly place: PlaceDetails | null;
  readonly boundary: BoundaryChange;
}
