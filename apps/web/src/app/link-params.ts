/** Search parameters of links in mails: the token as text, even if it looks like a number. */
export const withToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: token === undefined ? undefined : String(token),
});

/** As `withToken`, plus the code of the invite to continue with afterwards. */
export const withTokenAndInvite = (
  search: Record<string, unknown>,
): { token?: string | undefined; invite?: string | undefined } => {
  const invite = String(search.invite ?? '');
  return { ...withToken(search), invite: /^[\w-]{1,100}$/.test(invite) ? invite : undefined };
};
