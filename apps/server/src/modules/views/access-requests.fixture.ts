import { ENDPOINTS } from '@waypost/contract';
import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';
import { insertView } from './store.ts';

const view = { name: 'North coast', query: 'zoom=9', is_shared: false };

/** A view by the given principal, inserted directly since they may not be allowed to save one. */
async function makeView(world: AccessWorld, kind: PrincipalKind) {
  const { memberId } = world.people[kind === 'anonymous' ? 'org_admin' : kind];
  const view_id = await world.app.database.transaction((tx) =>
    insertView(tx, world.projectId, memberId, view),
  );
  return { project_id: world.projectId, view_id };
}

/** A view shared by the administrator of the organization. */
async function makeSharedView(world: AccessWorld) {
  const { view_id } = await world
    .as('org_admin')
    .call(ENDPOINTS.views.createView, { ...inProject(world), body: { ...view, is_shared: true } });
  return { project_id: world.projectId, view_id };
}

/** Valid requests to the endpoints of `views`. */
export const accessRequests: AccessRequestsOf<'views'> = {
  views: {
    listViews: [{ input: async (world) => inProject(world) }],
    createView: [
      { title: 'for oneself', input: async (world) => ({ ...inProject(world), body: view }) },
      {
        title: 'shared',
        alsoNeeds: 'view:share',
        input: async (world) => ({ ...inProject(world), body: { ...view, is_shared: true } }),
      },
    ],
    updateView: [
      {
        title: 'one’s own',
        input: async (world, kind) => ({
          params: await makeView(world, kind),
          body: { name: 'South coast' },
        }),
      },
      {
        title: 'shared by somebody else',
        alsoNeeds: 'view:manage',
        input: async (world) => ({ params: await makeSharedView(world), body: { name: 'South coast' } }),
      },
    ],
    deleteView: [
      { title: 'one’s own', input: async (world, kind) => ({ params: await makeView(world, kind) }) },
      {
        title: 'shared by somebody else',
        alsoNeeds: 'view:manage',
        input: async (world) => ({ params: await makeSharedView(world) }),
      },
    ],
  },
};
