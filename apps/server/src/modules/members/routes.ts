import type { memberEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { MemberService } from './service.ts';

export function createMemberRoutes(service: MemberService): Handlers<typeof memberEndpoints> {
  return {
    getMember: ({ grant }) => service.getSelf(grant),
    updateMember: ({ grant, body }) => service.updateSelf(grant, body.display_name),
  };
}
