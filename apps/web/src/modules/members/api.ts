import { queryOptions } from '@tanstack/react-query';
import { type Member, ownSessionEndpoints } from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';
import { changeEmail, changePassword, signInIdentity } from '../sessions/index.ts';

/** The open sessions of the signed-in member. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => getHttp().call(ownSessionEndpoints.listSessions, { signal }),
});

/** Ends a session of one's own. */
export async function endSession(session_id: string): Promise<void> {
  await getHttp().call(ownSessionEndpoints.endSession, { params: { session_id } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
}

/** Ends every session of one's own but this one. */
export async function endOtherSessions(): Promise<void> {
  await getHttp().call(ownSessionEndpoints.endOtherSessions);
  await queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
}

type Account = Pick<Member, 'email'> & { readonly password: string };

/** Signs in at the provider again, which checks the password and renews a session that may have run out. */
const confirmPassword = ({ email, password }: Account) => signInIdentity({ email: email ?? '', password });

/** Changes the password, and signs the member out everywhere else. */
export async function replacePassword(account: Account, newPassword: string): Promise<void> {
  await confirmPassword(account);
  await changePassword(account.password, newPassword);
  await endOtherSessions();
}

/** Sends the link that changes the member's address. */
export async function replaceEmail(account: Account, newEmail: string): Promise<void> {
  await confirmPassword(account);
  await changeEmail(newEmail, account.password);
}
