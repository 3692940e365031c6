import type { radarKind } from '@waypost/contract';
import type { z } from 'zod';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Radar } from '../../providers/radar/radar.ts';
import type { LayerMaking } from '../layers/index.ts';
import type { RadarAccounts } from './accounts.ts';
import { askProvider } from './ask-provider.ts';
import { holdAccounts } from './keys/asked-accounts.ts';
import { readAnew } from './reading/claims.ts';
import { putAccess, putStation } from './reading/store.ts';

type Payload = z.output<typeof radarKind.layer>;

export interface LayerMakingOptions {
  readonly database: Database;
  readonly radar: Radar | null;
  readonly accounts: RadarAccounts;
}

const toId = (payload: unknown) => (payload as Payload).radar_id; // as parsed by the schema of this kind

/** What was checked is the id of the account that opens the station. */
export function createMaking({ database, radar, accounts }: LayerMakingOptions): LayerMaking<string> {
  return {
    async check({ organizationId }, payload) {
      if (radar === null) throw new AppError('radar_access_required');
      const account = await accounts.get(database.read, organizationId);
      const stations = await askProvider(radar.readStations(account));
      if (!stations.some(({ id }) => id === toId(payload)))
        throw invalid([
          {
            path: 'body.layer.radar_id',
            message: 'The account of the organization does not open this radar.',
          },
        ]);
      return account.id;
    },
    async begin(tx, { organizationId }, _code, payload, accountId) {
      await holdAccounts(tx, [organizationId]);
      // The answer of an account that was replaced meanwhile opens nothing.
      if ((await accounts.get(tx, organizationId)).id !== accountId)
        throw new AppError('radar_access_required');
      const radarId = toId(payload);
      await putStation(tx, radarId);
      await putAccess(tx, [organizationId], [radarId]);
      await readAnew(tx, { radarId });
    },
  };
}
