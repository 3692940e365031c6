/** Somebody whose identity is known and who has no member here yet. */
export interface Newcomer {
  readonly identityToken: string;
  readonly email: string;
  /** What another provider calls them. */
  readonly name?: string;
}
