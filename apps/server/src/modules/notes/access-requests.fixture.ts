import { ofFeature } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';

/** A note by the given principal, inserted directly since they may not be allowed to write one. */
async function makeNote(world: AccessWorld, kind: PrincipalKind) {
  const author = kind === 'anonymous' ? 'org_admin' : kind;
  const { id } = await world.app.database.read
    .insertInto('notes')
    .values({
      feature_code: await world.makeFeature(),
      member_id: world.people[author].memberId,
      text: 'Seen again today',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { note_id: id };
}

/** Valid requests to the endpoints of `notes`. */
export const accessRequests: AccessRequestsOf<'notes'> = {
  notes: {
    listNotes: ofFeature(),
    createNote: ofFeature({ body: { text: 'Seen again today' } }),
    deleteNote: [
      {
        title: 'of another member',
        input: async (world) => ({ params: await makeNote(world, 'org_admin') }),
      },
      {
        title: 'of the caller',
        isOwn: true,
        input: async (world, kind) => ({ params: await makeNote(world, kind) }),
      },
    ],
  },
};
