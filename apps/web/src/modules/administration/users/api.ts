import { useInfiniteQuery } from '@tanstack/react-query';
import { type AdministeredUser, administrationEndpoints } from '@waypost/contract';
import { queryClient } from '../../../data/queries/query-client.ts';
import { getHttp } from '../../../data/session/http.ts';

const KEY = ['users'] as const;

/** Everybody with an account, the newest first. @param part of a name or an address; empty: of any. */
export function useUsers(part: string, areSuperUsers: boolean) {
  return useInfiniteQuery({
    queryKey: [...KEY, part, areSuperUsers],
    queryFn: ({ pageParam, signal }) =>
      getHttp().call(administrationEndpoints.listUsers, {
        query: {
          ...(part === '' ? {} : { q: part }),
          ...(areSuperUsers ? { super_users: 'true' as const } : {}),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    // Typing asks for other people: the last ones stay until those are there.
    placeholderData: (before) => before,
  });
}

const toParams = ({ member_id }: AdministeredUser) => ({ params: { member_id } });
const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

export async function changeSuperUser(user: AdministeredUser, is_super_user: boolean): Promise<void> {
  await getHttp().call(administrationEndpoints.changeSuperUser, {
    ...toParams(user),
    body: { is_super_user },
  });
  await refresh();
}

/** @returns how many have ended. */
export async function endSessions(user: AdministeredUser): Promise<number> {
  const { ended } = await getHttp().call(administrationEndpoints.endUserSessions, toParams(user));
  await refresh();
  return ended;
}

/** @returns whether the mail goes out; otherwise it waits in the outbox. */
export async function sendPasswordMail(user: AdministeredUser): Promise<boolean> {
  const { is_sent } = await getHttp().call(administrationEndpoints.sendPasswordMail, toParams(user));
  return is_sent;
}
