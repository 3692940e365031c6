import { ENDPOINTS } from '@waypost/contract';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';
import { makePicture } from '../../../test/pictures/picture.ts';

async function makeAvatar(world: AccessWorld): Promise<string> {
  const { client } = await world.makeNewcomer();
  const member = await client.call(ENDPOINTS.members.updateMemberAvatar, { files: [await makePicture()] });
  return member.avatar_url?.split('/').at(-1) ?? '';
}

/** Valid requests to the endpoints of `members`. */
export const accessRequests: AccessRequestsOf<'members'> = {
  members: {
    getMember: [
      { input: async () => ({}) },
      {
        title: 'another member',
        always: { status: 404, reason: 'somebody with whom nobody shares anything' },
        input: async (world) => ({ query: { member_id: await (await world.makeNewcomer()).memberId } }),
      },
    ],
    updateMember: [{ input: async () => ({ body: { display_name: 'Renamed person' } }) }],
    updateMemberAvatar: [{ input: async () => ({ files: [await makePicture()] }) }],
    getAvatar: [{ input: async (world) => ({ params: { code: await makeAvatar(world) } }) }],
  },
};
