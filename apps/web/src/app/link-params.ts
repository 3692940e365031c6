/** The links of mails carry a token, as text even where it looks like a number. */
export const withToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: token === undefined ? undefined : String(token),
});

/** As `withToken`, with the code of the invite that goes on once the link has served. */
export const withTokenAndInvite = (
  search: Record<string, unknown>,
): { token?: string | undefined; invite?: string | undefined } => {
  const invite = String(search.invite ?? '');
  return { ...withToken(search), invite: /^[\w-]{1,100}$/.test(invite) ? invite : undefined };
};
