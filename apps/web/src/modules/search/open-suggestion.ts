import type { LinkProps } from '@tanstack/react-router';
import type { Suggestion } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { zoomMapTo } from '../../map/engine/engine-holder.ts';

export type SearchLink = Pick<LinkProps, 'to' | 'params'>;

/** The link of a suggestion. */
export function toLink(one: Suggestion): SearchLink {
  const org_id = String(one.organization_id ?? one.id);
  const ofProject = { org_id, project_id: String(one.project_id ?? one.id) };
  const base = '/organizations/$org_id/projects/$project_id';
  switch (one.type) {
    case 'project':
      return { to: `${base}/home`, params: { org_id, project_id: one.id } };
    case 'feature':
      return { to: `${base}/features/$featureCode`, params: { ...ofProject, featureCode: one.id } };
    case 'organization':
      return { to: '/organizations/$org_id/projects', params: { org_id: one.id } };
    case 'tag':
      return { to: `${base}/home`, params: ofProject };
    case 'member':
      return one.project_id === null
        ? { to: '/organizations/$org_id/members', params: { org_id } }
        : { to: `${base}/members`, params: ofProject };
  }
}

/** Opens a suggestion; the map flies to a feature. */
export function openSuggestion(one: Suggestion, navigate: (link: SearchLink) => Promise<void>): void {
  void navigate(toLink(one)).then(() => {
    const box = one.geometry === null ? null : bboxOf(one.geometry);
    // After navigation: opening another project fits the map to it, unless the camera moves afterwards.
    if (box !== null) zoomMapTo(box);
  });
}
