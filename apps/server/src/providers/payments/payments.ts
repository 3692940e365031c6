import type { PlanName, Transaction } from '@waypost/contract';

/** A plan that is paid for. */
export type PaidPlan = Exclude<PlanName, 'free'>;

/** What a customer pays for at the provider now. */
export interface PaymentState {
  readonly plan: PlanName;
  /** Subscriptions besides the one of `plan`, which nobody needs any more. */
  readonly surplus: readonly string[];
}

/** A signed event: which it is, and whose. */
export interface PaymentEvent {
  readonly id: string;
  /** Null for an event that is about no customer. */
  readonly customerId: string | null;
}

/** Who takes the money. Every call may throw AppError `payments_failed`. */
export interface Payments {
  /** @returns the provider's name of the customer; asking twice for one organization gives the same one. */
  createCustomer(organizationId: number, name: string): Promise<string>;
  /** In dollars a month. */
  getPrice(plan: PaidPlan): Promise<number>;
  createCheckout(customerId: string, plan: PaidPlan, returnUrl: string): Promise<string>;
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  getState(customerId: string): Promise<PaymentState>;
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** The newest first. */
  listTransactions(customerId: string): Promise<Transaction[]>;
  /** @throws AppError `signature_invalid` for a body that the provider did not sign just now. */
  parseEvent(rawBody: string, signature: string): Promise<PaymentEvent>;
}
