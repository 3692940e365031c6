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
  if (!config.isEvaluation) return { config, close: async () => {} };
  const { startOidcSandbox, startStripeSandbox, startWeatherSandbox } = await import('@waypost/sandbox');
  const publicUrl = config.publicUrl ?? `http://127.0.0.1:${config.port}`;
  const closers: (() => Promise<void>)[] = [];
  let { payments, identity, weatherUrl } = config;
  if (payments === null) {
    const stripe = await startStripeSandbox({ webhookUrl: `${publicUrl}/api/3/billing/webhook` });
    ({ payments } = parseConfig(stripe.env));
    closers.push(() => stripe.close());
  }
  if (identity.kind === 'built-in' && identity.google === null) {
    const google = await startOidcSandbox();
    ({ identity } = parseConfig(google.env));
    closers.push(() => google.close());
  }
  if (weatherUrl === null) {
    const weather = await startWeatherSandbox();
    weatherUrl = weather.url;
    closers.push(() => weather.close());
  }
  return {
    config: { ...config, payments, identity, weatherUrl },
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
