/** Somebody whose identity is known and who has no member here yet; it has one of the two addresses. */
export interface Newcomer {
  readonly identityToken: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** What the identity provider calls them. */
  readonly name?: string;
  /** A mail with the link that verifies their address has just gone out. */
  readonly isMailSent?: boolean;
}
