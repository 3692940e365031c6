import { z } from 'zod';
import { idParam } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { avatarFile } from './avatar.ts';
import { member, memberCard, memberUpdate } from './schema.ts';

export const memberEndpoints = {
  getMember: endpoint({
    method: 'GET',
    path: '/member',
    summary: 'The signed-in member; with member_id the name and picture of a colleague',
    query: z.object({ member_id: idParam.optional() }),
    response: z.union([member, memberCard]),
    errors: ['member_not_found'],
    access: { kind: 'member' },
  }),
  updateMember: endpoint({
    method: 'PATCH',
    path: '/member/update',
    summary: 'Change one’s own profile',
    body: memberUpdate,
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
