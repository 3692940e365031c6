/** Someone with an identity but no member here yet; has one of the two addresses. */
export interface Newcomer {
  readonly identityToken: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Their name at the identity provider. */
  readonly name?: string;
  /** A verification mail was just sent. */
  readonly isMailSent?: boolean;
}
