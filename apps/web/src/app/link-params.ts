/** The links of mails carry a token, as text even where it looks like a number. */
export const withToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: token === undefined ? undefined : String(token),
});
