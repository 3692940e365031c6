/** Somebody whose identity is known and who has no member here yet; it has one of the two addresses. */
export interface Newcomer {
  readonly identityToken: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** What another provider calls them. */
  readonly name?: string;
}
