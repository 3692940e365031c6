import { AppError } from '../../platform/app-error.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import { RadarError } from '../../providers/radar/radar.ts';

/**
 * What the provider answers to a request that somebody waits for.
 * @throws AppError `radar_key_refused`, ProviderDownError.
 */
export async function askProvider<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof RadarError)) throw error;
    if (error.trouble === 'refused') throw new AppError('radar_key_refused', { cause: error });
    throw new ProviderDownError('radar', 'radar_unavailable', error);
  }
}
