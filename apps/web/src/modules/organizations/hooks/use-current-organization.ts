import { useParams } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { useEffect } from 'react';
import { getStoredSelection, setStoredSelection } from '../../../data/session/stored-selections.ts';
import { useOrganizations } from '../api.ts';

const STORED = 'organization';

/** The organization of the path, else the last chosen one if it still exists, else the first. */
export function chooseOrganization(
  organizations: readonly Organization[],
  ofPath: string | undefined,
  stored: string | null,
): Organization | undefined {
  const find = (id: string | null | undefined) =>
    organizations.find((organization) => String(organization.organization_id) === id);
  // A foreign organization in the path must not show another one's name.
  if (ofPath !== undefined) return find(ofPath);
  return find(stored) ?? organizations[0];
}

/** Makes an organization the current one of pages whose path names none. */
export const storeOrganization = (id: number): void => setStoredSelection(STORED, String(id));

/** The organizations of the member, and the current one; the choice is stored. */
export function useCurrentOrganization(): {
  organizations: Organization[] | undefined;
  current: Organization | undefined;
} {
  const { org_id } = useParams({ strict: false });
  const { data } = useOrganizations();
  const current = chooseOrganization(data ?? [], org_id, getStoredSelection(STORED));
  const id = current?.organization_id;
  useEffect(() => {
    if (id !== undefined) storeOrganization(id);
  }, [id]);
  return { organizations: data, current };
}
