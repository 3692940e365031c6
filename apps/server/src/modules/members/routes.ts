import type { memberEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { AvatarService } from './avatars/service.ts';
import type { MemberService } from './service.ts';

export function createMemberRoutes(
  service: MemberService,
  avatars: AvatarService,
): Handlers<typeof memberEndpoints> {
  return {
    getMember: ({ grant }) => service.getSelf(grant),
    updateMember: ({ grant, body }) => service.updateSelf(grant, body.display_name),
    updateMemberAvatar: ({ grant, files }) => service.updateAvatar(grant, files),
    getAvatar: ({ params }) => avatars.get(params.code),
  };
}
