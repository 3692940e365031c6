import type { memberEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { AvatarService } from './avatars/service.ts';
import type { MemberService } from './service.ts';

export function createMemberRoutes(
  service: MemberService,
  avatars: AvatarService,
): Handlers<typeof memberEndpoints> {
  return {
    getMember: ({ grant, query }) =>
      query.member_id === undefined || query.member_id === grant.memberId
        ? service.getSelf(grant)
        : service.getColleague(grant, query.member_id),
    updateMember: ({ grant, body }) => service.updateSelf(grant, body),
    updateMemberAvatar: ({ grant, files }) => service.updateAvatar(grant, files),
    getAvatar: ({ params }) => avatars.get(params.code),
  };
}
