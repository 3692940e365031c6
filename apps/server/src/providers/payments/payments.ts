import type { PlanName, Transaction } from '@waypost/contract';

/** A paid plan. */
export type PaidPlan = Exclude<PlanName, 'free'>;

/** A customer's current subscription at the provider. */
export interface PaymentState {
  readonly plan: PlanName;
  /** Subscriptions in addition to that of `plan`, which are no longer needed. */
  readonly surplus: readonly string[];
}

/** A signed event, with its id and customer. */
export interface PaymentEvent {
  readonly id: string;
  /** Null for an event without a customer. */
  readonly customerId: string | null;
}

/** A payment provider. Every call may throw AppError `payments_failed`. */
export interface Payments {
  /** @returns the provider's customer id; calls for the same organization return the same one. */
  createCustomer(organizationId: number, name: string): Promise<string>;
  /** In US dollars per month. */
  getPrice(plan: PaidPlan): Promise<number>;
  createCheckout(customerId: string, plan: PaidPlan, returnUrl: string): Promise<string>;
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  getState(customerId: string): Promise<PaymentState>;
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** The newest first. */
  listTransactions(customerId: string): Promise<Transaction[]>;
  /** @throws AppError `signature_invalid` for a body without a recent signature of the provider. */
  parseEvent(rawBody: string, signature: string): Promise<PaymentEvent>;
}
