import { MODEL_URLS, type ModelKey, type NewModelKey } from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import { seal } from '../../../platform/seal.ts';
import { createLanguageModel } from '../../../providers/language-model/create-language-model.ts';
import { recordAudit } from '../../audit/index.ts';
import { checkModel } from './check-model.ts';
import { type OrganizationModelOptions, toKeyOwner } from './organization-models.ts';
import { deleteModelKey, findModelKey, type ModelKeyRow, putModelKey } from './store.ts';

type SettingsGrant = OrganizationGrant<'organization:update'>;

export interface ModelKeyService {
  get(grant: SettingsGrant): Promise<ModelKey>;
  /**
   * Keeps a model that answers. @throws AppError `model_address_not_public`, `model_unreachable`, `model_key_refused`,
   * `model_not_found`, `model_exhausted`, `model_unusable`.
   */
  put(grant: SettingsGrant, input: NewModelKey): Promise<ModelKey>;
  delete(grant: SettingsGrant): Promise<void>;
}

export interface ModelKeyOptions extends OrganizationModelOptions {
  readonly database: Database;
}

/** How long a person waits for the check. Some models are loaded only when they are asked. */
const CHECK_MS = 45_000;
/** The characters of a key that are shown; none of a short one. */
const SHOWN = 4;
const toEnding = (key: string) => (key.length >= SHOWN * 3 ? key.slice(-SHOWN) : '');
const toMasked = (ending: string | null) => (ending === null ? null : `••••${ending}`);
const toWords = ({ model, ending }: Pick<ModelKeyRow, 'model' | 'ending'>) =>
  ending === null ? model : `${model} ${toMasked(ending)}`;

export function createModelKeyService({ database, secret, shared, send }: ModelKeyOptions): ModelKeyService {
  const get = async (organizationId: number): Promise<ModelKey> => {
    const row = await findModelKey(database.read, organizationId);
    return {
      api: row?.api ?? null,
      url: row?.url ?? null,
      model: row?.model ?? null,
      key: toMasked(row?.ending ?? null),
      set_at: row?.set_at.toISOString() ?? null,
      set_by: row?.set_by ?? null,
      shared_model: shared?.name ?? null,
    };
  };
  return {
    get: ({ organizationId }) => get(organizationId),
    async put({ organizationId, memberId }, { api, url = MODEL_URLS[api], model, apikey }) {
      const key = apikey ?? null;
      await checkModel(
        createLanguageModel(api, { url, key, model, send, timeoutMs: CHECK_MS, pausesMs: [] }),
      );
      const sealed = key === null ? null : seal(key, secret, toKeyOwner(organizationId));
      const ending = key === null ? null : toEnding(key);
      await database.transaction(async (tx) => {
        const row = { organization_id: organizationId, api, url, model, sealed, ending, set_by: memberId };
        await putModelKey(tx, row);
        await recordAudit(tx, {
          action: 'model_key.set',
          actorId: memberId,
          organizationId,
          became: toWords(row),
        });
      });
      return get(organizationId);
    },
    delete: ({ organizationId, memberId }) =>
      database.transaction(async (tx) => {
        const row = await deleteModelKey(tx, organizationId);
        if (row === null) return;
        await recordAudit(tx, {
          action: 'model_key.deleted',
          actorId: memberId,
          organizationId,
          was: toWords(row),
        });
      }),
  };
}
