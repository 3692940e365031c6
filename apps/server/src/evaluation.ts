import type { Config } from './platform/config.ts';
import { parseConfig } from './platform/config.ts';

/** Third parties made up for a process in evaluation mode, and how to end them. */
export interface EvaluationServices {
  readonly config: Config;
  close(): Promise<void>;
}

/**
 * Points what is not configured at made-up third parties on this machine. They are loaded here alone, and only
 * for evaluation: nothing of them is in a production process.
 */
export async function startEvaluationServices(config: Config): Promise<EvaluationServices> {
  if (!config.isEvaluation || config.payments !== null) return { config, close: async () => {} };
  const { startStripeSandbox } = await import('@waypost/sandbox');
  const publicUrl = config.publicUrl ?? `http://127.0.0.1:${config.port}`;
  const stripe = await startStripeSandbox({ webhookUrl: `${publicUrl}/api/3/billing/webhook` });
  const { payments } = parseConfig(stripe.env);
  return { config: { ...config, payments }, close: () => stripe.close() };
}
