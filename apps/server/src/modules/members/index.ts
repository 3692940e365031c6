export { type AvatarService, createAvatarService, replaceAvatar } from './avatars/service.ts';
export { createMemberRoutes } from './routes.ts';
export { announceMember, createMemberService, type MemberService } from './service.ts';
export {
  adoptMember,
  changeEmail,
  createMember,
  findMember,
  findMemberByEmail,
  findMemberByIdentity,
  keepPhone,
  type NewMember,
} from './store.ts';
