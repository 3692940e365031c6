import { z } from 'zod';
import { binary, endpoint } from '../endpoint.ts';
import { avatarFile, member, profileName } from './schema.ts';

export const memberEndpoints = {
  getMember: endpoint({
    method: 'GET',
    path: '/member',
    summary: 'The signed-in member',
    response: member,
    errors: [],
    access: { kind: 'member' },
  }),
  updateMember: endpoint({
    method: 'PATCH',
    path: '/member/update',
    summary: 'Change one’s own profile',
    body: z.strictObject({ display_name: profileName }),
    response: member,
    errors: [],
    access: { kind: 'member' },
  }),
  updateMemberAvatar: endpoint({
    method: 'PATCH',
    path: '/member/update-avatar',
    summary: 'Give oneself a picture',
    files: avatarFile,
    response: member,
    errors: [],
    access: { kind: 'member' },
    ratePerMinute: 20,
  }),
  getAvatar: endpoint({
    method: 'GET',
    path: '/avatar/{code}',
    summary: 'A picture of a person or an organization; its address never shows another',
    params: z.object({ code: z.string().max(64) }),
    response: binary('image/webp'),
    errors: [],
    access: { kind: 'public', reason: 'pages show pictures by address alone; the code cannot be guessed' },
  }),
};
