/** Close codes of the socket: token expired; first message was not `auth`; too many messages. */
export const SOCKET_CLOSE = {
  tokenExpired: 4401,
  notAuthenticated: 4403,
  flooding: 4429,
  goingAway: 1001,
} as const;
