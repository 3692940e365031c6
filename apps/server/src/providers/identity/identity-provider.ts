import type { FastifyInstance } from 'fastify';

/** The claims of a verified identity token; only these count, never fields of a body. */
export interface VerifiedIdentity {
  /** Issuer and subject together: unique over all providers. */
  readonly subject: string;
  /** In lower case; null if the provider supplied none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** `+` and digits; null if the provider supplied none that it verified. */
  readonly phone: string | null;
}

/** An identity provider. It is treated as a third party, even when built in. */
export interface IdentityProvider {
  /** Mounts the provider's own routes, if any. */
  mount(app: FastifyInstance): void;
  /** @throws AppError `token_invalid` or `token_expired`. */
  verify(token: string): Promise<VerifiedIdentity>;
  /**
   * Sends the mail with a link to choose a new password. @param language of the mail; null: the default.
   * @returns false if no account with this address has its password here.
   * @throws AppError `password_mail_failed` when the mail is neither sent nor kept.
   */
  sendPasswordReset(email: string, language: string | null): Promise<boolean>;
}
