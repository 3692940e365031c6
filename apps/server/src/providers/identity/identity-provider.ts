import type { FastifyInstance } from 'fastify';

/** What a verified identity token says; only these claims count, never fields of a body. */
export interface VerifiedIdentity {
  /** Issuer and subject together: unique over all providers. */
  readonly subject: string;
  /** In lower case; null when the provider gave none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** `+` and digits; null when the provider gave none that it verified. */
  readonly phone: string | null;
}

/** Who people are is a third party’s to say, even when that party is built in. */
export interface IdentityProvider {
  /** Mounts what the provider itself serves, if anything. */
  mount(app: FastifyInstance): void;
  /** @throws AppError `token_invalid` or `token_expired`. */
  verify(token: string): Promise<VerifiedIdentity>;
}
