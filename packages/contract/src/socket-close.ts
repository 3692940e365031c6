/** Close codes of the socket: the token ran out; the first message was no sign-in; too many messages. */
export const SOCKET_CLOSE = {
  tokenExpired: 4401,
  notAuthenticated: 4403,
  flooding: 4429,
  goingAway: 1001,
} as const;
