import type { LinkProps } from '@tanstack/react-router';
import { type Organization, type Place, SUGGESTION_TYPES, type Suggestion } from '@waypost/contract';
import type { LngLat } from '@waypost/map-engine';
import type { Translate } from '../../../i18n/i18n.ts';
import { formatShortTime, type TimeReader } from '../../../ui/times/time-format.ts';
import { rankByName } from './rank-by-name.ts';
import type { TypedPosition } from './typed-position.ts';

/** One line of the palette: a search result, or a page of the product. */
export interface PaletteItem {
  readonly key: string;
  readonly name: string;
  /** Tells results of one name apart: author and time of a feature, then where it is. */
  readonly hint: string;
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

const toPath = ({ organization_name, project_name }: Suggestion) =>
  [organization_name, project_name].filter((place) => place !== null).join(' / ');

function toHint(suggestion: Suggestion, reader: TimeReader): string {
  const { type, member_display_name: author, created_origin: observed } = suggestion;
  if (type === 'organization') return '';
  const time = observed === undefined ? '' : formatShortTime(new Date(observed), reader);
  return [author ?? '', time, toPath(suggestion)].filter((part) => part !== '').join(' · ');
}

function toItem(suggestion: Suggestion, prefix: string, reader: TimeReader): PaletteItem {
  const { type, id, name } = suggestion;
  return {
    key: `${prefix}-${type}-${id}`,
    name,
    hint: toHint(suggestion, reader),
    suggestion,
    place: null,
    position: null,
    link: null,
  };
}

function toPositionItem({ text, position }: TypedPosition): PaletteItem {
  return { key: 'position', name: text, hint: '', suggestion: null, place: null, position, link: null };
}

function toPlaceItem(place: Place): PaletteItem {
  // `La Paz, Mexico` under `La Paz` would be redundant.
  const own = `${place.localname}, `;
  const hint = place.name.startsWith(own) ? place.name.slice(own.length) : '';
  return {
    key: `place-${place.place_id}`,
    name: place.localname,
    hint,
    suggestion: null,
    place,
    position: null,
    link: null,
  };
}

/** The number of projects whose filtered list is offered. */
const MAX_LISTS = 2;

/** Links to all matches in the projects of the results, to be browsed, mapped and exported. */
function listWholeLists(t: Translate, typed: string, found: readonly Suggestion[]): PaletteItem[] {
  const text = typed.trim();
  const items = new Map<string, PaletteItem>();
  for (const one of found) {
    const { type, organization_id, project_id, project_name } = one;
    // The name is null for a project that the person may not open.
    if (type !== 'feature' || project_name === null || items.size === MAX_LISTS) continue;
    const key = `list-${project_id}`;
    const params = { org_id: String(organization_id), project_id: String(project_id) };
    items.set(key, {
      key,
      name: t('palette.wholeList', { text }),
      hint: toPath(one),
      suggestion: null,
      place: null,
      position: null,
      link: {
        to: '/organizations/$org_id/projects/$project_id/home',
        params,
        search: (all) => ({ ...all, text }),
      },
    });
  }
  return [...items.values()];
}

function listPages(t: Translate, organization: Organization | undefined): PaletteItem[] {
  const page = (key: string, name: string, link: PaletteItem['link']): PaletteItem => ({
    key: `page-${key}`,
    name,
    hint: '',
    suggestion: null,
    place: null,
    position: null,
    link,
  });
  const profile = page('profile', t('members.profileTitle'), { to: '/user' });
  if (organization === undefined) return [profile];
  const params = { org_id: String(organization.organization_id) };
  return [page('projects', t('projects.title'), { to: '/organizations/$org_id/projects', params }), profile];
}

interface PaletteContents {
  readonly found: readonly Suggestion[];
  readonly recent: readonly Suggestion[];
  readonly places: readonly Place[];
  readonly position: TypedPosition | null;
  readonly organization: Organization | undefined;
}

/** The groups of the palette: results by type and matching pages; with nothing typed, recent results and pages. */
export function toPaletteGroups(
  t: Translate,
  typed: string,
  { found, recent, places, position, organization }: PaletteContents,
  reader: TimeReader,
): PaletteGroup[] {
  const pages = { title: t('palette.pages'), items: rankByName(listPages(t, organization), typed) };
  const coordinates =
    position === null ? [] : [{ title: t('features.coordinates'), items: [toPositionItem(position)] }];
  const groups =
    typed.trim() === ''
      ? [{ title: t('palette.recent'), items: recent.map((one) => toItem(one, 'recent', reader)) }, pages]
      : [
          ...(position?.isPlain === false ? coordinates : []),
          ...SUGGESTION_TYPES.map((type) => {
            const items = found.filter((one) => one.type === type).map((one) => toItem(one, 'found', reader));
            const lists = type === 'feature' ? listWholeLists(t, typed, found) : [];
            return { title: t(`palette.groups.${type}`), items: [...items, ...lists] };
          }),
          { title: t('palette.groups.place'), items: places.map(toPlaceItem) },
          ...(position?.isPlain === true ? coordinates : []),
          pages,
        ];
  return groups.filter((group) => group.items.length > 0);
}
