import type { Config } from './platform/config.ts';
import { parseConfig } from './platform/config.ts';

/** Simulated third parties for a process in evaluation mode, and how to stop them. */
export interface EvaluationServices {
  readonly config: Config;
  close(): Promise<void>;
}

/**
 * Replaces unconfigured third parties with simulated ones on this machine. They are imported here only, for evaluation:
 * a production process contains nothing of them.
 */
export async function startEvaluationServices(config: Config): Promise<EvaluationServices> {
  if (!config.isEvaluation) return { config, close: async () => {} };
  const {
    startLanguageModelSandbox,
    startMarineSandbox,
    startOidcSandbox,
    startPlanetSandbox,
    startStripeSandbox,
    startWeatherSandbox,
  } = await import('@waypost/sandbox');
  const publicUrl = config.publicUrl ?? `http://127.0.0.1:${config.port}`;
  const closers: (() => Promise<void>)[] = [];
  let { payments, identity, weatherUrl, imagery, languageModel, radar } = config;
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
  if (imagery !== null && imagery.planetKey === null && imagery.stac === null) {
    const planet = await startPlanetSandbox();
    const { planetUrl = '', planetKey = null, planetBucket = null } = parseConfig(planet.env).imagery ?? {};
    imagery = { ...imagery, planetUrl, planetKey, planetBucket };
    closers.push(() => planet.close());
  }
  if (languageModel === null) {
    const model = await startLanguageModelSandbox();
    ({ languageModel } = parseConfig(model.env));
    closers.push(() => model.close());
  }
  if (radar === null) {
    const marine = await startMarineSandbox();
    ({ radar } = parseConfig({ ...marine.env, SANDBOX: 'on' }));
    closers.push(() => marine.close());
  }
  return {
    config: { ...config, payments, identity, weatherUrl, imagery, languageModel, radar },
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
