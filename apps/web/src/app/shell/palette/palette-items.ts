import { type Organization, type Place, SUGGESTION_TYPES, type Suggestion } from '@waypost/contract';
import type { Translate } from '../../../i18n/i18n.ts';
import { formatShortTime, type TimeReader } from '../../../ui/times/time-format.ts';
import { type PaletteGroup, type PaletteItem, toPlainItem } from './palette-item.ts';
import { listPaletteMarks, type PaletteReader } from './palette-marks.ts';
import { rankByName } from './rank-by-name.ts';
import { joinHint, tellApart } from './tell-apart.ts';
import type { TypedPosition } from './typed-position.ts';

/** Where a result is; the organization is named apart if it is another one than the one selected. */
function toPlace(
  { type, organization_id, organization_name, project_name }: Suggestion,
  selected: number | null,
) {
  const isElsewhere =
    type !== 'organization' && selected !== null && organization_id !== null && organization_id !== selected;
  const path = [isElsewhere ? null : organization_name, project_name].filter((part) => part !== null);
  return { elsewhere: isElsewhere ? { name: organization_name } : null, path: path.join(' / ') };
}

function toHint(suggestion: Suggestion, path: string, reader: TimeReader): string {
  const { type, member_display_name: author, created_origin: observed } = suggestion;
  if (type === 'organization') return '';
  const time = observed === undefined ? '' : formatShortTime(new Date(observed), reader);
  return joinHint([author ?? '', time, path]);
}

function toItem(
  suggestion: Suggestion,
  prefix: string,
  selected: number | null,
  reader: TimeReader,
): PaletteItem {
  const { type, id, name } = suggestion;
  const { elsewhere, path } = toPlace(suggestion, selected);
  const hint = toHint(suggestion, path, reader);
  return { ...toPlainItem(`${prefix}-${type}-${id}`, name), id, hint, elsewhere, suggestion };
}

const toPositionItem = ({ text, position }: TypedPosition): PaletteItem => ({
  ...toPlainItem('position', text),
  position,
});

function toPlaceItem(place: Place): PaletteItem {
  // `La Paz, Mexico` under `La Paz` would be redundant.
  const own = `${place.localname}, `;
  const hint = place.name.startsWith(own) ? place.name.slice(own.length) : '';
  const { place_id: id, localname } = place;
  return { ...toPlainItem(`place-${id}`, localname), id, hint, place };
}

/** The number of projects whose filtered list is offered. */
const MAX_LISTS = 2;

/** Links to all matches in the projects of the results, to be browsed, mapped and exported. */
function listWholeLists(
  t: Translate,
  typed: string,
  found: readonly Suggestion[],
  selected: number | null,
): PaletteItem[] {
  const text = typed.trim();
  const items = new Map<string, PaletteItem>();
  for (const one of found) {
    const { type, organization_id, project_id, project_name } = one;
    // The name is null for a project that the person may not open.
    if (type !== 'feature' || project_name === null || items.size === MAX_LISTS) continue;
    const key = `list-${project_id}`;
    const id = String(project_id);
    const { elsewhere, path } = toPlace(one, selected);
    items.set(key, {
      ...toPlainItem(key, t('palette.wholeList', { text })),
      id,
      hint: path,
      elsewhere,
      link: {
        to: '/organizations/$org_id/projects/$project_id/home',
        params: { org_id: String(organization_id), project_id: id },
        search: (all) => ({ ...all, text }),
      },
    });
  }
  return [...items.values()];
}

function listPages(t: Translate, organization: Organization | undefined): PaletteItem[] {
  const page = (key: string, name: string, link: PaletteItem['link']): PaletteItem => ({
    ...toPlainItem(`page-${key}`, name),
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

/** The same groups with hints by which no two of their lines read the same. */
function tellGroupsApart(groups: readonly PaletteGroup[], reader: PaletteReader): PaletteGroup[] {
  const titles = new Map(groups.flatMap(({ title, items }) => items.map(({ key }) => [key, title])));
  const told = tellApart(
    groups.flatMap(({ items }) => items),
    [...listPaletteMarks(reader), ({ key }) => titles.get(key) ?? ''],
  );
  const byKey = new Map(told.map((item) => [item.key, item]));
  return groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => byKey.get(item.key) ?? item),
  }));
}

/**
 * The groups of the palette: results by type and matching pages; with nothing typed, recent results and pages. No two
 * lines read the same.
 */
export function toPaletteGroups(
  t: Translate,
  typed: string,
  { found, recent, places, position, organization }: PaletteContents,
  reader: PaletteReader,
): PaletteGroup[] {
  const selected = organization?.organization_id ?? null;
  const toItems = (prefix: string, results: readonly Suggestion[]) =>
    results.map((one) => toItem(one, prefix, selected, reader));
  const pages = { title: t('palette.pages'), items: rankByName(listPages(t, organization), typed) };
  const coordinates =
    position === null ? [] : [{ title: t('features.coordinates'), items: [toPositionItem(position)] }];
  const groups =
    typed.trim() === ''
      ? [{ title: t('palette.recent'), items: toItems('recent', recent) }, pages]
      : [
          ...(position?.isPlain === false ? coordinates : []),
          ...SUGGESTION_TYPES.map((type) => {
            const items = toItems(
              'found',
              found.filter((one) => one.type === type),
            );
            const lists = type === 'feature' ? listWholeLists(t, typed, found, selected) : [];
            return { title: t(`palette.groups.${type}`), items: [...items, ...lists] };
          }),
          { title: t('palette.groups.place'), items: places.map(toPlaceItem) },
          ...(position?.isPlain === true ? coordinates : []),
          pages,
        ];
  return tellGroupsApart(
    groups.filter((group) => group.items.length > 0),
    reader,
  );
}
