import { z } from 'zod';
import { timestamp } from '../common.ts';

/** The plans by name, in the order of their numbers: 0 free, 1 basic, 2 unlimited. */
export const PLAN_NAMES = ['free', 'basic', 'unlimited'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** A plan as offered; a maximum of null is unlimited. */
export const plan = z.object({
  name: z.enum(PLAN_NAMES),
  description: z.string(),
  /** In dollars. */
  price_monthly: z.number().min(0),
  max_projects: z.number().int().nullable(),
  max_team_members: z.number().int().nullable(),
  plan: z.number().int().min(0).max(2),
});
export type Plan = z.infer<typeof plan>;

export const plans = z.object({ free: plan, basic: plan, unlimited: plan });
export type Plans = z.infer<typeof plans>;

/** A payment, or a requested one. */
export const transaction = z.object({
  code: z.string(),
  number: z.string().nullable(),
  /** In the smallest unit of the currency: cents. */
  amount: z.number().int(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  created_at: timestamp,
  /** The provider's page for it. */
  url: z.string().nullable(),
});
export type Transaction = z.infer<typeof transaction>;

export const billingAccount = z.object({ code: z.string(), transactions: z.array(transaction) });
export type BillingAccount = z.infer<typeof billingAccount>;
