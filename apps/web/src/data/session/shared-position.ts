import { getAuthHeader } from './http.ts';

/** Where the tab keeps that its member shares their position. It is named here since it ends with the session. */
export const SHARED_POSITION = 'waypost.sharing';
/** Where all tabs keep with which projects they share the position. It is gone once the member has signed out. */
export const SHARED_PROJECTS = 'waypost.sharing.projects';

/** The ids of the projects that any tab shares the position with. */
export const readProjectIds = (): readonly string[] =>
  localStorage.getItem(SHARED_PROJECTS)?.match(/\d+/g) ?? [];

/** Where a position was shared, and what its beacons are closed with. */
export interface SharedPosition {
  readonly projectIds: readonly string[];
  readonly authorization: string | null;
}

/**
 * Ends sharing one's position in all tabs: at sign-out, before the session is gone. Colleagues see it no more after
 * `closeBeacons`; where the server is not reached, or refuses the session, it forgets the position after a day.
 */
export function endSharedPosition(): SharedPosition {
  const shared = { projectIds: readProjectIds(), authorization: getAuthHeader() };
  sessionStorage.removeItem(SHARED_POSITION);
  localStorage.removeItem(SHARED_PROJECTS);
  return shared;
}
