/** The path of an invite’s page. */
export function toInvitePath(code: string): string {
  return `/invite/${encodeURIComponent(code)}`;
}
