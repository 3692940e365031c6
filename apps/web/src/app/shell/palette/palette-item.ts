import type { LinkProps } from '@tanstack/react-router';
import type { Place, Suggestion } from '@waypost/contract';
import type { LngLat } from '@waypost/map-engine';

/** One line of the palette: a search result, or a page of the product. */
export interface PaletteItem {
  readonly key: string;
  /** Of what it opens, among others of its kind; '' of a page and of typed coordinates. */
  readonly id: string;
  readonly name: string;
  /** Tells results of one name apart: author and time of a feature, then where it is. */
  readonly hint: string;
  /** The organization of a result, if another one is selected; its name is null where unknown. */
  readonly elsewhere: { readonly name: string | null } | null;
  readonly suggestion: Suggestion | null;
  /** A geocoded place that the map flies to. */
  readonly place: Place | null;
  /** Typed coordinates that the map flies to. */
  readonly position: LngLat | null;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'> | null;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** A line with a name and nothing else, for one to say the rest. */
export const toPlainItem = (key: string, name: string): PaletteItem => ({
  key,
  id: '',
  name,
  hint: '',
  elsewhere: null,
  suggestion: null,
  place: null,
  position: null,
  link: null,
});
